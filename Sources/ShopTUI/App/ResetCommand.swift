import ArgumentParser
import ShopCore
import ShopData

/// `shop reset`: removes what is kept of a session's windows.
struct ResetCommand: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Remove the saved windows of a session, its cart and its settings, after asking.",
    discussion: """
      The question is answered in the terminal, or by a yes that is piped into standard input.

      Exit status: 0 where they are removed or there were none, 1 where the answer was no \
      or what is kept cannot be used, 3 where the session is open, 64 where the command line is wrong.
      """
  )

  @OptionGroup var session: SessionOptions

  @Flag(help: "Do not ask.")
  var force = false

  func run() throws {
    try MainActor.assumeIsolated { try reset() }
  }

  /// The names under which the session keeps anything: its own, and one for each mistake.
  private var keptNames: [SessionName] {
    get throws {
      let kept = try session.directory.openExistingDatabase()?.sessions().map(\.name) ?? []
      return Wiring.allCases.map(session.name.under).filter { kept.contains($0.description) }
    }
  }

  @MainActor private func reset() throws {
    let directory = session.directory
    do {
      let names = try keptNames
      guard let database = try directory.openExistingDatabase(), !names.isEmpty else {
        // A program under a mistake may keep nothing under the session's own name.
        if let holder = SessionLock.holder(of: session.name, in: directory) {
          throw SessionLock.Failure.held(by: holder)
        }
        say("Nothing is kept in the session “\(session.name)”.")
        return
      }
      let locks = try Set(names + [session.name]).map { try SessionLock($0, in: directory) }
      let question = "Remove everything that is kept in the session “\(session.name)”?"
      guard force || Question.isAnsweredYes(question) else {
        let reason =
          "Nothing was removed: the question was not answered with yes. “--force” does not ask."
        throw refusal(reason, status: 1)
      }
      try database.removeSessions(names)
      withExtendedLifetime(locks) {}
      say("The session “\(session.name)” is removed.")
    } catch let exit as ExitCode {
      throw exit
    } catch SessionLock.Failure.held(let holder) {
      throw refusal(SessionError.inUse(session.name, by: holder), status: 3)
    } catch SessionLock.Failure.impossible(let error) {
      throw refusal(error, status: 1)
    } catch {
      throw refusal("\(error)", status: 1)
    }
  }
}
