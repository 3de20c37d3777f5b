import Foundation

/// Commands of a shell, and the end of programs.
extension TmuxSession {
  /// A shell that carries out a command, says how it ended, and stays.
  static func shell(_ command: String) -> [String] {
    ["/bin/sh", "-c", "cd; \(command); echo \"status <$?>\"; exec cat"]
  }

  /// What the terminal shows after a shell has carried out a command in it.
  static func answer(to command: String, home: TemporaryHome? = nil) throws -> Capture {
    let terminal = try TmuxSession(columns: 200, rows: 100, home: home, command: shell(command))
    return try terminal.wait(until: "the command has ended", within: Patience.wholeRun) { capture in
      capture.lines.contains { $0.hasPrefix("status <") }
    }
  }

  /// Waits until no program has a session in this home directory any more.
  func waitForEnd(of session: String = "default") throws {
    let path = home.file("shop/\(session).lock").path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(description: "There is no lock of a session in \(path).")
    }
    defer { close(descriptor) }
    let deadline = ContinuousClock.now + Patience.limit
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Whatever is drawn meanwhile is looked at by nobody.
      guard poll(nil, 0, 5) == 0, ContinuousClock.now < deadline else {
        throw Failure(description: "The session did not end, but there is:\n\(try capture())")
      }
    }
  }
}
