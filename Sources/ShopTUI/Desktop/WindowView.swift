import DesignSystem
import Observation
import ShopCore
import ShopScreens

/// What a click on the screen is aimed at.
enum Target: Hashable {
  case window(SceneID, Part)
  case overlay(Part)
  case command(Command)
}

/// One window on the screen: what it shows, made anew only when what it observed has changed.
final class WindowView {
  let window: Window
  let router: SceneRouter
  private let shop: Shop
  private let screens = RouteScreens()

  /// Where it stands; a window that is not on the screen has an empty frame.
  var rect = Rect.empty {
    didSet { if rect != oldValue { invalidate() } }
  }
  var isFocused = false {
    didSet { if isFocused != oldValue { invalidate() } }
  }
  private(set) var hits: [HitRegion<Target>] = []
  private(set) var cursor: Point?
  private(set) var needsDrawing = true
  private var content: Content?

  /// What a window shows at a moment.
  struct Content {
    let screen: Screen
    let screenID: ScreenID
    let view: ViewState
    let layout: Layout
    /// How many lines of the screen are in sight.
    let viewport: Int
    let frame: WindowFrame

    var position: ListPosition {
      layout.clamped(
        ListPosition(selection: view.selection, scroll: view.scroll),
        viewport: viewport
      )
    }

    /// The row that is selected, if there is any.
    var selectedRow: ScreenRow? { screen.selectable(position.selection) }
  }

  init(_ window: Window, router: SceneRouter, shop: Shop) {
    self.window = window
    self.router = router
    self.shop = shop
  }

  /// What the window shows now.
  ///
  /// Whatever it reads is observed, and a change of any of it makes
  /// the window be drawn again; a change of anything else does not.
  var current: Content {
    if let content { return content }
    let made = withObservationTracking {
      makeContent()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.invalidate() }
    }
    content = made
    return made
  }

  /// Draws the window into its frame.
  func draw(into drawing: inout Drawing<Target>) {
    let content = current
    let id = window.id
    drawing.hits.removeAll(keepingCapacity: true)
    drawing.cursor = nil
    drawing.draw(content.frame, in: rect) { .window(id, $0) }
    drawing.draw(
      content.layout,
      at: content.position,
      in: content.frame.content(in: rect),
      isFocused: isFocused
    ) { .window(id, $0) }
    hits = drawing.hits
    cursor = isFocused ? drawing.cursor : nil
    needsDrawing = false
  }

  func target(column: Int, row: Int) -> Target? {
    hits.last { $0.rect.contains(column: column, row: row) }?.action
  }

  func invalidate() {
    content = nil
    needsDrawing = true
  }

  private func makeContent() -> Content {
    let tab = router.selectedTab
    let stack = router.stack(of: tab)
    let shop = shop.state
    let screen = screens.screen(for: stack, in: tab, of: shop)
    let frame = frame(title: screen.title, tab: tab, stack: stack, shop: shop)
    let area = frame.content(in: rect)
    return Content(
      screen: screen,
      screenID: stack.top.map { .entry($0.id) } ?? .root(tab),
      view: stack.view,
      layout: Layout(of: screen, width: area.width),
      viewport: max(area.height, 0),
      frame: frame
    )
  }

  private func frame(
    title: String,
    tab: AppTab,
    stack: BackStack,
    shop: ShopState
  ) -> WindowFrame {
    let nearest = stack.entriesFromTop.prefix(6).map { shop.title(of: $0.route) }
    let beginning = stack.depth > nearest.count ? "…" : tab.title
    let previous = nearest.dropFirst().first ?? tab.title
    return WindowFrame(
      letter: window.letter,
      title: stack.isAtRoot ? title : previous,
      canGoBack: !stack.isAtRoot,
      trail: stack.isAtRoot ? [] : [beginning] + nearest.reversed(),
      tabs: TabBar(
        AppTab.allCases.map(\.title),
        selection: AppTab.allCases.firstIndex(of: tab) ?? 0
      ),
      badge: shop.cart.isEmpty ? nil : "cart \(shop.cart.count)",
      offersNew: isFocused,
      isFocused: isFocused
    )
  }
}
