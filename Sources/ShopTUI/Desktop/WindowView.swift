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
    didSet { if isFocused != oldValue { needsDrawing = true } }
  }
  /// What stands above whatever the window shows; nil where there is nothing to say.
  var notice: String? {
    didSet { if notice != oldValue { forgetMade() } }
  }
  private var hits: [HitRegion<Target>] = []
  private(set) var needsDrawing = true

  /// The shop as it was observed; nil once it has changed.
  private var observedShop: ShopState?
  /// Where the window stands as it was observed; nil once it has changed.
  private var observedPlace: ObservedPlace?
  /// What was made of both for the screens one stood on lately, the last one first; kept while
  /// one looks around on them, leaves them and comes back.
  private var made: [MadeScreen] = []
  /// How the window was drawn last, if what it showed is still true.
  private var drawn: Drawn?

  /// How many screens are kept.
  private static let memory = 4

  private struct ObservedPlace {
    let tab: AppTab
    let stack: BackStack
    var screenID: ScreenID { stack.screen(in: tab) }
  }

  private struct Drawn {
    let made: MadeScreen
    let position: ListPosition
    let isFocused: Bool
    let cursor: Point?
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
    let place = currentPlace
    let view = place.stack.view
    let id = place.screenID
    if let index = made.firstIndex(where: { $0.id == id }) {
      if made[index].isRight(for: view) { return WindowContent(made: made[index], view: view) }
      made.remove(at: index)
    }
    let shop = currentShop
    var screen = screens.screen(for: place.stack, in: place.tab, of: shop)
    if let notice {
      screen.blocks.insert(
        contentsOf: [.row(.text(notice, style: .warning)), .row(.blank())],
        at: 0
      )
    }
    let frame = frame(title: screen.title, tab: place.tab, stack: place.stack, shop: shop)
    let fresh = MadeScreen(screen, id: id, for: view, frame: frame, in: rect)
    made = [fresh] + made.prefix(Self.memory - 1)
    return WindowContent(made: fresh, view: view)
  }

  /// The field that takes the keys, if one does, with its screen.
  var editedField: (screen: ScreenID, field: FieldID)? {
    let place = currentPlace
    return place.stack.view.editing.map { (place.screenID, $0) }
  }

  /// Draws the window into its frame; of one that stands there already only what changed, unless
  /// it is to be drawn completely.
  func draw(into drawing: inout Drawing<Target>, completely: Bool) {
    let content = current
    var frame = content.made.frame
    frame.isFocused = isFocused
    frame.offersNew = isFocused
    let area = frame.content(in: rect)
    let position = content.position
    let id = window.id
    if let drawn, !completely, drawn.made === content.made,
      drawn.position.scroll == position.scroll
    {
      drawing.hits = hits
      drawing.cursor = drawn.cursor
      if isFocused != drawn.isFocused {
        drawing.drawFocus(of: frame, in: rect) { .window(id, $0) }
      }
      drawing.drawSelection(
        of: content.layout,
        from: drawn.position,
        to: position,
        in: area,
        isFocused: isFocused
      )
    } else {
      drawing.hits = []
      drawing.hits.reserveCapacity(hits.count)
      drawing.cursor = nil
      drawing.draw(frame, in: rect) { .window(id, $0) }
      drawing.draw(content.layout, at: position, in: area, isFocused: isFocused) {
        .window(id, $0)
      }
    }
    hits = drawing.hits
    drawn = Drawn(
      made: content.made,
      position: position,
      isFocused: isFocused,
      cursor: drawing.cursor
    )
    needsDrawing = false
  }

  /// Where the terminal's cursor stands in the window; nil where nothing is typed into.
  var cursor: Point? { drawn?.cursor }

  /// What a click on a cell is aimed at; nil where the window is not to be seen there.
  func target(column: Int, row: Int) -> Target? {
    guard rect.contains(column: column, row: row) else { return nil }
    return hits.last { $0.rect.contains(column: column, row: row) }?.action
  }

  private func forgetMade() {
    made = []
    drawn = nil
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
    let beginning = stack.depth > nearest.count ? [tab.title, "…"] : [tab.title]
    let previous = nearest.dropFirst().first ?? tab.title
    return WindowFrame(
      letter: window.letter,
      title: stack.isAtRoot ? title : previous,
      canGoBack: !stack.isAtRoot,
      trail: stack.isAtRoot ? [] : beginning + nearest.reversed(),
      tabs: TabBar(
        AppTab.allCases.map(\.title),
        selection: tab.position
      ),
      badge: shop.cart.isEmpty ? nil : "cart \(shop.cart.count)"
    )
  }
}
