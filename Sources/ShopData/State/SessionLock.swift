import Platform

/// The right to be the one running program of a session; it goes with the process, however that
/// ends.
public final class SessionLock {
  private let descriptor: Int32
  private let since = SessionTime.now.second
  /// How many launches in a row have begun to restore the windows and come to nothing.
  private var failedLaunches = 0
  private var isRestoring = false
  /// The signals that were held back before the windows are restored.
  private var heldBefore: sigset_t?

  /// What there is to say at every start until it is set to nil, for then it was read.
  public var unread: String? {
    didSet { if unread != oldValue { writeDown() } }
  }

  /// Who has a session.
  public struct Holder: Hashable, Sendable {
    /// The process, if it could be read.
    public let process: Int32?
    /// Since when, as `2026-11-21T08:20:14Z`.
    public let since: String?
  }

  /// Why a session cannot be had.
  public enum Failure: Error, Hashable {
    case held(by: Holder)
    case impossible(StateDirectoryError)
  }

  /// Takes the session, and writes down by whom and when.
  public init(_ session: SessionName, in directory: StateDirectory) throws(Failure) {
    let path = directory.lockPath(of: session)
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw .impossible(StateDirectoryError(path: path, code: errno))
    }
    try take(path)
    let words = Self.words(descriptor)
    failedLaunches = words.dropFirst(2).first.flatMap { Int($0) } ?? 0
    unread = words.dropFirst(3).first.map(String.init)
    writeDown()
  }

  /// Takes the lock, for which whoever only looks at it is waited.
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

  /// Notes that the windows are about to be restored, and returns how many times before they were
  /// and nothing came of it.
  ///
  /// The lock is the place for it, since it is written at each start anyway, and no disk waited for.
  /// Somebody who ends the program meanwhile is heard once the windows are on the screen: that is no
  /// failure.
  public func beginRestoring() -> Int {
    holdSignals()
    defer {
      isRestoring = true
      failedLaunches += 1
      writeDown()
    }
    return failedLaunches
  }

  /// Notes that the windows stand on the screen, or that those that could not are put aside.
  public func endRestoring() {
    isRestoring = false
    failedLaunches = 0
    writeDown()
    letSignalsThrough()
  }

  /// Notes that the launch ends for another reason than what was to be restored.
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

  /// Written over what stood there, which is cut off only where it was longer: so nobody reads an
  /// empty file, and no block of it is given up to be had again.
  private func writeDown() {
    let notice = unread.map { $0.replacing("\n", with: " ") + "\n" } ?? ""
    let words = "\(getpid())\n\(since)\n\(failedLaunches)\n\(notice)"
    _ = words.withCString { pwrite(descriptor, $0, strlen($0), 0) }
    ftruncate(descriptor, off_t(words.utf8.count))
  }

  /// Who has a session at present; nil where nobody does.
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

  /// What is written down: the process, since when, and how many launches have come to nothing.
  private static func words(_ descriptor: Int32) -> [Substring] {
    var bytes = [UInt8](repeating: 0, count: 8_192)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
  }

  /// Runs for a session that could not be had as well.
  ///
  /// The session is given up at once, also where a process that was just forked has the file open
  /// until it becomes another program.
  deinit {
    letSignalsThrough()
    guard descriptor >= 0 else { return }
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
