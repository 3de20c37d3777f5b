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
  /// What else differs, in words; nil if nothing does.
  private let other: String?

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
    other =
      if let before, let after {
        !before.isSamePlace(as: after)
          ? "other tabs differ"
          : Self.texts(of: before) != Self.texts(of: after) ? "a text differs" : nil
      } else {
        nil
      }
  }

  /// True if it is at another place now, or has another text in a field.
  var differs: Bool { before != after || other != nil }

  var wordsOfNow: String {
    guard let after else { return "closed" }
    if before == after, let other { return other }
    return after.map(\.title).joined(separator: " › ")
  }

  private typealias Part = (text: String, style: Style)

  /// The line that shows both, in pieces that fit into the width; places missing on the other side are
  /// highlighted.
  func parts(width: Int) -> [(text: String, style: Style)] {
    let letter: Part = (window.letter.inColumn(of: 3), differs ? .accent : .secondary)
    guard differs else { return [letter, ("as now", .secondary)] }
    guard let before else { return [letter, ("opened since", .warning)] }
    let then = Self.path(before, missingIn: after ?? [], standingOut: .warning)
    guard let after, before != after else {
      let end: Part = ("   " + (after == nil ? "closed since" : other ?? ""), .warning)
      let room = width - Self.width(of: [letter, end])
      return [letter] + Self.shortened(then, to: room) + [end]
    }
    let now = Self.path(after, missingIn: before, standingOut: .good)
    let middle: Part = ("   now ", .secondary)
    let room = width - Self.width(of: [letter, middle])
    let half = Self.shortened(then, to: max(room / 2, room - Self.width(of: now.flatMap(\.self))))
    return [letter] + half + [middle] + Self.shortened(now, to: room - Self.width(of: half))
  }

  /// The pieces of each place.
  private static func path(
    _ places: [Place],
    missingIn others: [Place],
    standingOut style: Style
  ) -> [[Part]] {
    places.enumerated().map { index, place in
      let isThere = others.contains(place)
      let mark: [Part] = isThere ? [] : [("≠", style)]
      return (index > 0 ? [(" › ", .secondary)] : []) + mark + [
        (place.title, isThere ? .text : style)
      ]
    }
  }

  private static func width(of parts: [Part]) -> Int {
    parts.reduce(0) { $0 + TextCells.width(of: $1.text) }
  }

  /// The last places that fit, after an ellipsis for those left out.
  private static func shortened(_ places: [[Part]], to width: Int) -> [Part] {
    for count in places.indices {
      let left: [Part] = count == 0 ? [] : [("…", .secondary)]
      let parts = left + places[count...].flatMap(\.self)
      if Self.width(of: parts) <= width { return parts }
    }
    guard var parts = places.last, let title = parts.popLast() else { return [] }
    if places.count > 1 { parts.insert(("…", .secondary), at: 0) }
    let room = max(0, width - Self.width(of: parts))
    return parts + [(TextCells.truncated(title.text, to: room), title.style)]
  }

  /// What was typed on all screens.
  private static func texts(of scene: SceneState) -> [[String]] {
    let stacks = scene.stacks.tabs.map(scene.stack(of:)) + scene.presentations.map(\.stack)
    return stacks.flatMap { [$0.root.drafts.texts] + $0.entries.map(\.view.drafts.texts) }
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
