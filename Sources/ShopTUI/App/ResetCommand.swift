import ArgumentParser
import SceneNavigation
import ShopData

/// `shop reset`: removes a session's saved windows.
struct ResetCommand: MainCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Delete a session's windows, cart and settings, after asking.",
    discussion: """
      Its windows saved under wrong wirings are removed too; a session such as “NAME.previous” is \
      separate and stays. Answer in the terminal, or pipe a yes into standard input.

      Exit status: 0 if it was deleted or nothing was saved; 1 if the answer was no or the saved state \
      cannot be used; 3 if the session is open; 64 for a usage error.
      """
  )

  @OptionGroup var session: SessionOptions

  @Flag(help: "Do not ask.")
  var force = false

  func perform() throws {
    do {
      try delete()
    } catch SessionError.inUse(let session, let holder) {
      let words = "the session “\(session)” is open\(holder.inProcessSince). Quit it first."
      throw refusal("Nothing was deleted: \(words)", .inUse)
    }
  }

  @MainActor private func delete() throws {
    let directory = session.directory
    let database = try directory.openExistingDatabase()
    let kept = try database?.sessions().map(\.name) ?? []
    let names = session.name.underEveryWiring.filter { kept.contains($0.description) }
    guard let database, !names.isEmpty else {
      // A program that has just started may have saved nothing yet.
      if let holder = SessionLock.holder(of: session.name, in: directory) {
        throw SessionError.inUse(session.name, by: holder)
      }
      say("Nothing is saved in the session “\(session.name)”.")
      return
    }
    let own = try SessionLock.taken(session.name, in: directory)
    let others = names.filter { $0 != session.name }
    let locks = try others.map { try SessionLock.taken($0, in: directory) }
    let more = others.isEmpty ? "" : ", and with it \(others.map { "“\($0)”" }.list("and"))"
    let question = "Delete everything saved in the session “\(session.name)”\(more)?"
    guard force || Question.isAnsweredYes(question) else {
      throw refusal("Nothing was deleted: the answer was not yes. “--force” does not ask.")
    }
    try database.removeSession(session.name)
    withExtendedLifetime((own, locks)) {}
    say("The session “\(session.name)” was deleted\(more).")
  }
}
