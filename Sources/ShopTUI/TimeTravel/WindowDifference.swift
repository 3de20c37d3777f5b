import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// Where a window was at another moment, and where it is now.
struct WindowDifference {
  let window: SceneWindow
  /// The places it showed then, from its root on; nil where it was not open.
  private let before: [Place]?
  /// Those it shows now; nil where it is closed.
  private let after: [Place]?
  /// Whether anything else differs: another tab, or what is entered.
  private let differsElsewhere: Bool

  /// How many entries are named, from the top of a stack.
  private static let mostEntries = 8

  private struct Place: Hashable {
    /// What tells it from others of the same title; the root's tab, where it is one.
    let id: String
    let title: String
  }

  /// Each window of two moments, in the order of the later one, those closed since at the end.
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

  /// Whether it is anywhere else now, or holds anything else.
  var differs: Bool { before != after || differsElsewhere }

  /// Where it is now.
  var wordsOfNow: String {
    guard let after else { return "closed" }
    guard before != after else { return "other tabs differ" }
    return after.map(\.title).joined(separator: " › ")
  }

  /// The line that says both, in pieces: the places that the other side lacks stand out.
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

  /// The selected tab's root, the entries above it, and what is presented over them.
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
