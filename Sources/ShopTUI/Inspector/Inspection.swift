import DesignSystem
import SceneNavigation
import ShopCore
import ShopData
import ShopScreens

/// Everything the windows hold, as a tree of windows, tabs, entries and presentations.
struct Inspection {
  private let app: ShopApp
  private let timeline: Timeline
  private let saved: [SceneID: SavedSize]?
  private let folded: Set<TreeNode>
  private var shop: ShopState { app.shop.state }

  init(of desktop: Desktop, folded: Set<TreeNode>) {
    app = desktop.app
    timeline = desktop.actionLog.timeline
    saved = desktop.savedSizes()
    self.folded = folded
  }

  /// All lines, and the line number of each window.
  var content: (screen: ScreenContent<MenuAction>, places: [SceneID: Int]) {
    var blocks: [ScreenContent<MenuAction>.Block] = []
    var places: [SceneID: Int] = [:]
    var count = 0
    for window in app.windows.windows {
      guard let router = app.windows.router(window.id) else { continue }
      places[window.id] = count
      let more = lines(of: window, router)
      count += more.map(\.count).reduce(0, +)
      blocks += more
    }
    return (ScreenContent(title: "Inspector", blocks: blocks), places)
  }

  private func lines(
    of window: SceneWindow,
    _ router: SceneRouter
  ) -> [ScreenContent<MenuAction>.Block] {
    let node = TreeNode.window(window.id)
    let isOpen = !folded.contains(node)
    let focus = window.id == app.windows.focus ? " · focused" : ""
    var blocks: [ScreenContent<MenuAction>.Block] = [
      .row(
        .item(
          "\(isOpen ? "▼" : "▶") Window \(window.letter)\(focus)",
          trailing: saved(window.id),
          trailingStyle: .secondary,
          action: .fold(node)
        )
      )
    ]
    guard isOpen else { return blocks }
    for tab in AppTab.allCases { blocks += lines(of: tab, in: window, router) }
    for presentation in router.presentations { blocks += lines(of: presentation, in: window) }
    for link in router.waitingLinks {
      blocks.append(
        .row(line("  → \(link.target.tab.title)", "waits · \(link.cause.rawValue)", in: window))
      )
    }
    return blocks
  }

  private func saved(_ id: SceneID) -> String {
    guard let saved else { return "not saved" }
    guard let scene = saved[id] else { return "nothing of its own saved" }
    return "\(scene.bytes) B saved \(scene.time.map { "\($0)" } ?? "before")"
  }

  private func lines(
    of tab: AppTab,
    in window: SceneWindow,
    _ router: SceneRouter
  ) -> [ScreenContent<MenuAction>.Block] {
    let node = TreeNode.tab(tab, in: window.id)
    let stack = router.stack(of: tab)
    let isOpen = !folded.contains(node)
    let typed = stack.root.text(of: .query)
    let mark = router.selectedTab == tab ? "●" : "○"
    let root = Row<MenuAction>.item(
      "  \(mark) \(tab.title)\(typed.isEmpty ? "" : " “\(typed)”")",
      trailing: isOpen || stack.isAtRoot ? nil : "\(stack.depth) folded",
      trailingStyle: .secondary,
      action: .fold(node)
    )
    return [.row(root)]
      + (isOpen ? [lines(of: stack, in: window) { title(of: $0.route, in: tab) }] : [])
  }

  private func lines(
    of presentation: Presentation,
    in window: SceneWindow
  ) -> [ScreenContent<MenuAction>.Block] {
    let words = presentation.content.words(in: shop)
    let first = line(
      "  ◆ \(presentation.id)  \(words)",
      maker(of: presentation.id, presentation.cause, window),
      in: window
    )
    return [.row(first), lines(of: presentation.stack, in: window) { "\($0.route.base)" }]
  }

  private func lines(
    of stack: BackStack,
    in window: SceneWindow,
    words: @escaping (Entry) -> String
  ) -> ScreenContent<MenuAction>.Block {
    let entries = stack.entries
    return .list(count: entries.count) { number in
      let entry = entries[number]
      return line(
        "      \(entry.id)  \(words(entry))",
        maker(of: entry.id, entry.cause, window),
        in: window
      )
    }
  }

  private func title(of route: AnyRoute, in tab: AppTab) -> String {
    let link = Place(route).flatMap { try? DeepLink(to: $0, in: tab) }
    let place = link.map { " · " + $0.text.replacing("myshop://", with: "") } ?? ""
    return shop.title(of: route) + place
  }

  private func line(_ leading: String, _ trailing: String, in window: SceneWindow) -> Row<
    MenuAction
  > {
    .item(leading, trailing: trailing, trailingStyle: .secondary, action: .focus(window.id))
  }

  /// For example `action 12 · key`; entries from before the program started are labeled as
  /// restored.
  private func maker(of id: Entry.ID, _ cause: Cause, _ window: SceneWindow) -> String {
    if let number = timeline.maker(of: id, in: window.id) {
      return "action \(number) · \(cause.rawValue)"
    }
    return "\(timeline.beginning == .start ? "restored" : "from before") · \(cause.rawValue)"
  }
}

extension ScreenContent.Block {
  fileprivate var count: Int {
    switch self {
    case .row: 1
    case .list(let count, _): count
    }
  }
}
