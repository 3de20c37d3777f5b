import ArgumentParser
import ShopCore
import ShopData

/// `shop scenes`: lists a session's saved windows.
struct ScenesCommand: MainCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "scenes",
    abstract: "Print each saved window with its tabs and back stacks.",
    discussion: """
      Anything unreadable is listed with its window; it is set aside when the windows are restored. \
      The windows of a mistake are in the session NAME.WIRING, such as default.appStorage.

      Exit status: 0 if it was read or nothing is saved; 1 if it cannot be read; 64 for a usage error.
      """
  )

  @OptionGroup var session: SessionOptions

  @Flag(help: "Print JSON; the manual lists the fields.")
  var json = false

  func perform() throws {
    let database = try session.directory.openExistingDatabase()
    let listing = try database?.storedScenes(of: session.name).map {
      try SceneListing(of: $0, under: session.name.wiring)
    }
    let shop = ShopState(catalog: try DependencyContainer.catalog(in: database))
    guard let listing else {
      if json { return say(json: "{}") }
      return say("No windows are saved in the session “\(session.name)”.")
    }
    if json {
      say(json: try listing.json())
    } else {
      say(listing.lines(in: shop).joined(separator: "\n"))
    }
  }
}
