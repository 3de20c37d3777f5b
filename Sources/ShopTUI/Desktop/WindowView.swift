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
    didSet { if rect != oldValue { forgetMade() } }
  }
  var isFocused = false {
    didSet { if isFocused != oldValue { forgetMade() } }
  }
  private(set) var hits: [HitRegion<Target>] = []
  private(set) var cursor: Point?
  private(set) var needsDrawing = true

  /// The shop as it was observed; nil once it has changed.
  private var observedShop: ShopState?
  /// Where the window stands as it was observed; nil once it has changed.
  private var observedPlace: ObservedPlace?
  /// What was made of both; kept while one only looks around on the same screen.
  private var made: Made? {
    didSet { drawn = nil }
  }
  /// Where one looked when the window was drawn last; nil where what it shows has changed since.
  private var drawn: ListPosition?

  private struct ObservedPlace {
    let tab: AppTab
    let stack: BackStack
    var screenID: ScreenID { stack.top.map { .entry($0.id) } ?? .root(tab) }
  }

  private struct Made {
    let content: WindowContent
    let screenID: ScreenID
  }

  init(_ window: Window, router: SceneRouter, shop: Shop) {
    self.window = window
    self.router = router
    self.shop = shop
  }

  /// What the window shows now.
  ///
  /// Whatever it reads is observed, and a change of any of it makes the window be drawn again; a
  /// change of anything else does not.
  var current: WindowContent {
    let shop = currentShop
    let place = currentPlace
    let view = place.stack.view
    if let made, made.screenID == place.screenID, made.content.view.hasSameFields(as: view) {
      var content = made.content
      content.view = view
      return content
    }
    let content = WindowContent(
      screen: screens.screen(for: place.stack, in: place.tab, of: shop),
      screenID: place.screenID,
      view: view,
      rect: rect
    ) { frame(title: $0.title, tab: place.tab, stack: place.stack, shop: shop) }
    made = Made(content: content, screenID: place.screenID)
    return content
  }

  /// Draws the window into its frame; of one that stands there already only what changed, unless
  /// it is to be drawn completely.
  func draw(into drawing: inout Drawing<Target>, completely: Bool) {
    let content = current
    let area = content.frame.content(in: rect)
    drawing.hits.removeAll(keepingCapacity: true)
    if let drawn, !completely, content.position.scroll == drawn.scroll {
      drawing.cursor = cursor
      drawing.drawSelection(
        of: content.layout,
        from: drawn,
        to: content.position,
        in: area,
        isFocused: isFocused
      )
    } else {
      let id = window.id
      drawing.cursor = nil
      drawing.draw(content.frame, in: rect) { .window(id, $0) }
      drawing.draw(content.layout, at: content.position, in: area, isFocused: isFocused) {
        .window(id, $0)
      }
      hits = drawing.hits
    }
    cursor = isFocused ? drawing.cursor : nil
    drawn = content.position
    needsDrawing = false
  }

  func target(column: Int, row: Int) -> Target? {
    hits.last { $0.rect.contains(column: column, row: row) }?.action
  }

  private func forgetMade() {
    made = nil
    needsDrawing = true
  }

  private var currentShop: ShopState {
    if let observedShop { return observedShop }
    let state = withObservationTracking {
      shop.state
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.observedShop = nil
        self?.forgetMade()
      }
    }
    observedShop = state
    return state
  }

  private var currentPlace: ObservedPlace {
    if let observedPlace { return observedPlace }
    let place = withObservationTracking {
      ObservedPlace(tab: router.selectedTab, stack: router.stack)
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.observedPlace = nil
        self?.needsDrawing = true
      }
    }
    observedPlace = place
    return place
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

extension ViewState {
  /// Whether a screen made for one is right for the other: all but where one looks.
  fileprivate func hasSameFields(as other: ViewState) -> Bool {
    drafts == other.drafts && editing == other.editing
  }
}
