import ShopCore
import ArgumentParser
import DesignSystem
import ShopData

/// `shop sessions`: lists the sessions.
struct SessionsCommand: MainCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "sessions",
    abstract: "List the saved sessions.",
    discussion: "Exit status: 0 if they were read or nothing is saved; 1 if they cannot be read."
  )

  func perform() throws {
    let directory = SessionOptions.stateDirectory
    let sessions = try directory.openExistingDatabase()?.sessions() ?? []
    if sessions.isEmpty { say("No sessions are saved yet.") }
    let width = sessions.map { TextCells.width(of: $0.name) }.max() ?? 0
    for session in sessions {
      let name = session.name.padded(to: width)
      let count = session.windowCount.counted("window")
      let holder = SessionName(session.name).flatMap { SessionLock.holder(of: $0, in: directory) }
      let state = holder.map { "open\($0.inProcess)" }
      say("\(name)  \(count.padded(to: 10))  \(state ?? "last used \(session.usedAt)")")
    }
  }
}
