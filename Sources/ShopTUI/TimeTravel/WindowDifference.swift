import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// A window's place at another time and now.
struct WindowDifference {
  let window: SceneWindow
  /// The places it showed then, starting at the root; nil if it was not open.
  private let before: [Place]?
  /// The places it shows now; nil if it is closed.
  private let after: [Place]?
  /// True if anything else differs, such as the selected tab or the input.
  private let differsElsewhere: Bool

  /// How many entries are named, counted from the top of a stack.
  private static let mostEntries = 8

  private struct Place: Hashable {
    /// Distinguishes places with the same title; for a root, its tab.
    let id: String
    let title: String
  }

  /// Each window of two times, in the later order, followed by windows closed since.
  static func all(
    between then: AppState,
    and now: AppState,
    in shop: ShopState
  ) -> [WindowDifference] {
    let windows = now.windows.map(\.window)
    let closed = then.windows.map(\.window).filter { !windows.contains($0) }
    return (windows + closed).map { window in
      WindowDifference(window, then.scene(window.id), now.scene(window.id), in: shop)
    }
  }

  private init(
    _ window: SceneWindow,
    _ before: SceneState?,
    _ after: SceneState?,
    in shop: ShopState
  ) {
    self.window = window
    self.before = before.map { Self.places(of: $0, in: shop) }
    self.after = after.map { Self.places(of: $0, in: shop) }
    if let before, let after {
      differsElsewhere = !before.isSamePlace(as: after)
    } else {
      differsElsewhere = false
    }
  }

  /// True if it is at another place now, or holds other values.
  var differs: Bool { before != after || differsElsewhere }

  var wordsOfNow: String {
    guard let after else { return "closed" }
    guard before != after else { return "other tabs differ" }
    return after.map(\.title).joined(separator: " › ")
  }

  /// The line that shows both, in pieces; places missing on the other side are highlighted.
  var parts: [(text: String, style: Style)] {
    let letter: (String, Style) = (window.letter.inColumn(of: 3), differs ? .accent : .secondary)
    guard differs else { return [letter, ("as now", .secondary)] }
    guard let before else { return [letter, ("opened since", .warning)] }
    let then = Self.path(before, missingIn: after ?? [], standingOut: .warning)
    guard let after else { return [letter] + then + [("   closed since", .warning)] }
    guard before != after else { return [letter] + then + [("   other tabs differ", .warning)] }
    return [letter] + then + [("   now ", .secondary)]
      + Self.path(after, missingIn: before, standingOut: .good)
  }

  private static func path(
    _ places: [Place],
    missingIn others: [Place],
    standingOut style: Style
  ) -> [(text: String, style: Style)] {
    places.enumerated().flatMap { index, place -> [(String, Style)] in
      let isThere = others.contains { $0.id == place.id }
      let mark = isThere ? [] : [("≠", style)]
      return (index > 0 ? [(" › ", .secondary)] : []) + mark + [
        (place.title, isThere ? .text : style)
      ]
    }
  }

  /// The selected tab's root, the entries above it, and the presentations over them.
  private static func places(of scene: SceneState, in shop: ShopState) -> [Place] {
    let tab = scene.selectedTab
    let root = Place(id: tab.title, title: shop.title(of: tab, in: scene))
    let stack = scene.stack(of: tab)
    let left = stack.depth > mostEntries ? [Place(id: "…", title: "…")] : []
    let entries = stack.entriesFromTop.prefix(mostEntries).reversed().map { entry in
      Place(id: "\(entry.id.scene.number).\(entry.id.number)", title: shop.title(of: entry.route))
    }
    let over = scene.presentations.map {
      Place(id: "◆\($0.id.number)", title: "◆ " + $0.content.words(in: shop))
    }
    return [root] + left + entries + over
  }
}
