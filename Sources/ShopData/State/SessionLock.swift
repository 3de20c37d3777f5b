import Platform

/// Makes this process the only one in a session; the system releases it however the process ends.
public final class SessionLock {
  private let descriptor: Int32
  private let since = SessionTime.now.second
  /// How many launches in a row ended while restoring the windows.
  private var failedLaunches = 0
  private var isRestoring = false
  /// The signal mask to return to once the windows are restored.
  private var heldBefore: sigset_t?

  /// A notice to show at every start until it was read, which sets it to nil.
  public var unread: String? {
    didSet { if unread != oldValue { writeDown() } }
  }

  /// The process that has a session.
  public struct Holder: Hashable, Sendable {
    /// The process id, if it could be read.
    public let process: Int32?
    /// The start time, as `2026-11-21T08:20:14Z`.
    public let since: String?

    /// “ in process 12”, to follow “open”; empty if the process id could not be read.
    public var inProcess: String { process.map { " in process \($0)" } ?? "" }

    /// “ in process 12 since 2026-11-21T08:20:14Z”, as far as it is known.
    public var inProcessSince: String { inProcess + (since.map { " since \($0)" } ?? "") }
  }

  /// Why a session can't be locked.
  public enum Failure: Error, Hashable {
    case held(by: Holder)
    case impossible(StateDirectoryError)
  }

  /// Locks the session and records this process and the time in the lock file.
  public init(_ session: SessionName, in directory: StateDirectory) throws(Failure) {
    let path = directory.lockPath(of: session)
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw .impossible(StateDirectoryError(path: path, code: errno))
    }
    try take(path)
    let words = Self.words(descriptor)
    failedLaunches =
      words.dropFirst(2).first.flatMap { Int($0) }.map { min(max(0, $0), 1_000) } ?? 0
    unread = words.dropFirst(3).first.map(String.init)
    writeDown()
  }

  /// Retries for a moment, because `holder(of:in:)` also locks the file briefly.
  private func take(_ path: String) throws(Failure) {
    for attempt in 1... {
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
      let code = errno
      guard code == EWOULDBLOCK || code == EINTR else {
        throw .impossible(StateDirectoryError(path: path, code: code))
      }
      guard attempt < Self.attempts else { throw .held(by: Self.holder(descriptor)) }
      poll(nil, 0, Self.pause)
    }
  }

  private static let attempts = 10
  /// Between two attempts, in milliseconds.
  private static let pause: Int32 = 5

  /// Records that restoring the windows begins; returns how many launches in a row failed at it.
  ///
  /// The count is in the lock file because that is written at every start and never synced to disk.
  /// Signals that end the program wait until the windows are shown, so they don't count as
  /// failures.
  public func beginRestoring() -> Int {
    holdSignals()
    defer {
      isRestoring = true
      failedLaunches += 1
      writeDown()
    }
    return failedLaunches
  }

  /// Records that the windows are shown, or that unreadable ones were set aside.
  public func endRestoring() {
    isRestoring = false
    failedLaunches = 0
    writeDown()
    letSignalsThrough()
  }

  /// Records that the launch ends for a reason other than the windows to restore.
  public func giveUpRestoring() {
    guard isRestoring else { return }
    isRestoring = false
    failedLaunches -= 1
    writeDown()
    letSignalsThrough()
  }

  private func holdSignals() {
    guard heldBefore == nil else { return }
    var (ends, before) = (sigset_t(), sigset_t())
    sigemptyset(&ends)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ends, signal) }
    pthread_sigmask(SIG_BLOCK, &ends, &before)
    heldBefore = before
  }

  private func letSignalsThrough() {
    guard var before = heldBefore else { return }
    heldBefore = nil
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Overwrites the file before cutting it to length: no reader sees it empty, and its disk block
  /// is reused.
  private func writeDown() {
    let notice = unread.map { $0.replacing("\n", with: " ") + "\n" } ?? ""
    let words = "\(getpid())\n\(since)\n\(failedLaunches)\n\(notice)"
    _ = words.withCString { pwrite(descriptor, $0, strlen($0), 0) }
    ftruncate(descriptor, off_t(words.utf8.count))
  }

  /// The process that has a session; nil if the session isn't open.
  public static func holder(of session: SessionName, in directory: StateDirectory) -> Holder? {
    let descriptor = open(directory.lockPath(of: session), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_SH | LOCK_NB) == 0 { return nil }
    return holder(descriptor)
  }

  private static func holder(_ descriptor: Int32) -> Holder {
    let words = words(descriptor)
    return Holder(
      process: words.first.flatMap { Int32($0) },
      since: words.dropFirst().first.flatMap { $0.count == 20 ? String($0) : nil }
    )
  }

  /// The lines of the file: process id, start time, failed launches, notice.
  private static func words(_ descriptor: Int32) -> [Substring] {
    var bytes = [UInt8](repeating: 0, count: 8_192)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
  }

  /// Also runs if `init` threw.
  ///
  /// Unlocks explicitly: a child between fork and exec still holds the descriptor.
  deinit {
    letSignalsThrough()
    guard descriptor >= 0 else { return }
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
