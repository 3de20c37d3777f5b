import Foundation
import Testing

extension TemporaryHome {
  /// The process that has a session, as its lock says.
  func holder(of session: String = "default") throws -> pid_t {
    let lock = try String(contentsOf: file("shop/\(session).lock"), encoding: .utf8)
    return try #require(lock.split(separator: "\n").first.flatMap { pid_t($0) })
  }

  /// Waits until the shop that lives here has saved what it shows.
  ///
  /// It saves right after it has drawn and before it listens again, and sleeps for nothing else than
  /// to listen: once its picture is seen, and it sleeps, it has saved.
  func waitUntilSaved(_ session: String = "default") throws {
    let stat = try "/proc/\(holder(of: session))/stat"
    let deadline = ContinuousClock.now + Patience.limit
    // The state follows the name, which stands in parentheses.
    while try !String(contentsOfFile: stat, encoding: .utf8).contains(") S ") {
      try #require(ContinuousClock.now < deadline, "The shop does not come to rest.")
      sched_yield()
    }
  }
}
