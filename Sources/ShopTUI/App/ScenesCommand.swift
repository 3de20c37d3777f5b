import ArgumentParser
import Foundation
import ShopCore
import ShopData
import ShopScreens

/// `shop scenes`: what is kept of each window of a session.
struct ScenesCommand: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "scenes",
    abstract: "Print each saved window with its tabs and stacks."
  )

  @OptionGroup var session: SessionOptions

  @Flag(help: "Print JSON; the manual lists the fields.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated { try printScenes() }
  }

  @MainActor private func printScenes() throws {
    let stored: StoredScenes?
    let shop: ShopState
    do {
      let database = try session.directory.openExistingDatabase()
      stored = try database?.storedScenes(of: session.name)
      shop = ShopState(catalog: try DependencyContainer.catalog(in: database))
    } catch {
      complain("\(error)")
      throw ExitCode.failure
    }
    guard let stored else {
      if json { return say(json: "{}") }
      return say("No windows are kept in the session “\(session.name)”.")
    }
    let restoration = Restoration(of: stored)
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      say(json: String(decoding: try encoder.encode(restoration.state), as: UTF8.self))
    } else {
      say(SceneListing(of: restoration, in: shop).lines.joined(separator: "\n"))
    }
  }
}

/// The windows of a session in lines of text.
struct SceneListing {
  let lines: [String]

  init(of restoration: Restoration, in shop: ShopState) {
    let state = restoration.state
    lines = state.windows.flatMap { window in
      let focus = window.id == state.focus ? "  focused" : ""
      let notice = restoration.notices[window.id].map { ["   " + $0] } ?? []
      return [window.window.letter + focus] + notice
        + AppTab.allCases.map { "   " + Self.line(for: $0, of: window.scene, in: shop) }
    }
  }

  private static func line(for tab: AppTab, of scene: SceneState, in shop: ShopState) -> String {
    let mark = tab == scene.selectedTab ? "▸ " : "  "
    return mark + shop.trail(of: tab, in: scene).joined(separator: " › ")
  }
}
