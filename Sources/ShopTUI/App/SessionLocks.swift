import ShopCore
import ShopData

/// The right to be the one program of a session, and of what it keeps under the wiring that is on.
final class SessionLocks {
  let own: SessionLock
  private var ofWiring: (session: SessionName, lock: SessionLock)?
  private let session: SessionName
  private let directory: StateDirectory

  /// Takes the session and what is kept under a wiring, or says who has it.
  init(
    _ session: SessionName,
    under wiring: Wiring,
    in directory: StateDirectory
  ) throws(SessionError) {
    self.session = session
    self.directory = directory
    own = try Self.lock(session, in: directory)
    try change(to: wiring)
  }

  /// Takes what is kept under another wiring, in the place of what was taken before.
  func change(to wiring: Wiring) throws(SessionError) {
    let needed = session.under(wiring)
    guard ofWiring?.session != needed else { return }
    ofWiring = wiring.isRight ? nil : (needed, try lock(needed))
  }

  /// Takes another session as well, for as long as somebody holds on to it.
  func lock(_ session: SessionName) throws(SessionError) -> SessionLock {
    try Self.lock(session, in: directory)
  }

  private static func lock(
    _ session: SessionName,
    in directory: StateDirectory
  ) throws(SessionError) -> SessionLock {
    do {
      return try SessionLock(session, in: directory)
    } catch {
      throw SessionError(error, of: session)
    }
  }
}
