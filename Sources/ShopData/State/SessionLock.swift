#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The right to be the one running program of a session; it goes with the process, however that
/// ends.
public final class SessionLock {
  private let descriptor: Int32

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
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      defer { close(descriptor) }
      guard code == EWOULDBLOCK else {
        throw .impossible(StateDirectoryError(path: path, code: code))
      }
      throw .held(by: Self.holder(descriptor))
    }
    let words = "\(getpid())\n\(SessionTime.now.second)\n"
    ftruncate(descriptor, 0)
    _ = words.withCString { pwrite(descriptor, $0, strlen($0), 0) }
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
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    let words = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
    return Holder(
      process: words.first.flatMap { Int32($0) },
      since: words.dropFirst().first.flatMap { $0.count == 20 ? String($0) : nil }
    )
  }

  deinit {
    close(descriptor)
  }
}
