import ArgumentParser
import ShopCore
import ShopData

/// `shop scenes`: what is kept of each window of a session.
struct ScenesCommand: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "scenes",
    abstract: "Print each saved window with its tabs and stacks.",
    discussion: """
      What cannot be read is named with its window; it is put aside when the windows come back. The \
      windows of a mistake are in the session NAME.WIRING, such as default.appStorage.

      Exit status: 0 where it was read, also where nothing is kept, 1 where it cannot be, 64 where the \
      command line is wrong.
      """
  )

  @OptionGroup var session: SessionOptions

  @Flag(help: "Print JSON; the manual lists the fields.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated { try printScenes() }
  }

  @MainActor private func printScenes() throws {
    let listing: SceneListing?
    let shop: ShopState
    do {
      let database = try session.directory.openExistingDatabase()
      listing = try database?.storedScenes(of: session.name).map {
        try SceneListing(of: $0, under: session.name.wiring)
      }
      shop = ShopState(catalog: try DependencyContainer.catalog(in: database))
    } catch {
      throw refusal("\(error)", status: 1)
    }
    guard let listing else {
      if json { return say(json: "{}") }
      return say("No windows are kept in the session “\(session.name)”.")
    }
    if json {
      say(json: try listing.json())
    } else {
      say(listing.lines(in: shop).joined(separator: "\n"))
    }
  }
}
