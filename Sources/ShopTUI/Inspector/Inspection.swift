import DesignSystem
import ShopCore
import ShopData
import ShopScreens

/// Everything the windows hold, as a tree: window, tab, entries, and what is presented.
struct Inspection {
  private let app: ShopApp
  private let timeline: Timeline
  private let kept: KeptScenes?
  private let folded: Set<TreeNode>
  private var shop: ShopState { app.shop.state }

  init(of desktop: Desktop, folded: Set<TreeNode>) {
    app = desktop.app
    timeline = desktop.chronicle.timeline
    kept = desktop.keptScenes()
    self.folded = folded
  }

  /// All lines, and the number of each window's own one.
  var content: (rows: ScreenContent<MenuDeed>, places: [SceneID: Int]) {
    var rows: [Row<MenuDeed>] = []
    var places: [SceneID: Int] = [:]
    for window in app.windows.windows {
      guard let router = app.windows.router(window.id) else { continue }
      places[window.id] = rows.count
      rows += lines(of: window, router)
    }
    return (ScreenContent(title: "What the windows hold", rows: rows), places)
  }

  private func lines(of window: Window, _ router: SceneRouter) -> [Row<MenuDeed>] {
    let node = TreeNode.window(window.id)
    let isOpen = !folded.contains(node)
    let focus = window.id == app.windows.focus ? " · focused" : ""
    var rows: [Row<MenuDeed>] = [
      .item(
        "\(isOpen ? "▼" : "▶") Window \(window.letter)\(focus)",
        trailing: saved(window.id),
        trailingStyle: .secondary,
        action: .fold(node)
      )
    ]
    guard isOpen else { return rows }
    for tab in AppTab.allCases { rows += lines(of: tab, in: window, router) }
    for presentation in router.presentations { rows += lines(of: presentation, in: window) }
    for link in router.inbox.links {
      rows.append(
        line("  → \(link.target.tab.title)", "waits · \(link.cause.rawValue)", in: window)
      )
    }
    return rows
  }

  private func saved(_ id: SceneID) -> String {
    guard let kept else { return "not saved" }
    guard let scene = kept[id] else { return "nothing of its own saved" }
    return "\(scene.bytes) B saved \(scene.time.map { "\($0)" } ?? "before")"
  }

  private func lines(
    of tab: AppTab,
    in window: Window,
    _ router: SceneRouter
  ) -> [Row<MenuDeed>] {
    let node = TreeNode.tab(tab, in: window.id)
    let stack = router.stack(of: tab)
    let isOpen = !folded.contains(node)
    let typed = stack.root.text(of: .query)
    let mark = router.selectedTab == tab ? "●" : "○"
    var rows: [Row<MenuDeed>] = [
      .item(
        "  \(mark) \(tab.title)\(typed.isEmpty ? "" : " “\(typed)”")",
        trailing: isOpen || stack.isAtRoot ? nil : "\(stack.depth) folded",
        trailingStyle: .secondary,
        action: .fold(node)
      )
    ]
    guard isOpen else { return rows }
    for entry in stack.entries {
      let link = Place(entry.route).flatMap { try? DeepLink(to: $0, in: tab) }
      let place = link.map { " · " + $0.text.replacing("myshop://", with: "") } ?? ""
      let title = shop.title(of: entry.route)
      rows.append(
        line(
          "      \(entry.id)  \(title)\(place)",
          maker(of: entry.id, entry.cause, window),
          in: window
        )
      )
    }
    return rows
  }

  private func lines(of presentation: Presentation, in window: Window) -> [Row<MenuDeed>] {
    let words = presentation.content.words(in: shop)
    let first = line(
      "  ◆ \(presentation.id)  \(words)",
      maker(of: presentation.id, presentation.cause, window),
      in: window
    )
    return [first]
      + presentation.stack.entries.map { entry in
        line(
          "      \(entry.id)  \(entry.route.base)",
          maker(of: entry.id, entry.cause, window),
          in: window
        )
      }
  }

  private func line(_ leading: String, _ trailing: String, in window: Window) -> Row<MenuDeed> {
    .item(leading, trailing: trailing, trailingStyle: .secondary, action: .focus(window.id))
  }

  /// Such as `action 12 · key`; what was there before the program began is restored.
  private func maker(of id: Entry.ID, _ cause: Cause, _ window: Window) -> String {
    if let number = timeline.maker(of: id, in: window.id) {
      return "action \(number) · \(cause.rawValue)"
    }
    return "\(timeline.beginning == .start ? "restored" : "from before") · \(cause.rawValue)"
  }
}
