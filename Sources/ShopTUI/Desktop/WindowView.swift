import DesignSystem
import Observation
import SceneNavigation
import ShopCore
import ShopScreens

/// What a click on the screen refers to.
nonisolated enum Target: Hashable {
  case window(SceneID, Part)
  case overlay(Part)
  case dock(Part)
  /// The time after an action, on the scrubber.
  case moment(Int)
  case command(Command)
  /// What a key does that is no command.
  case key(Key)
  case choice(Int)
  /// The part of the status line that says who moved by the last action.
  case verdict
}

/// One window on the screen, built again only when something it observed changed.
final class WindowView {
  let window: SceneWindow
  let router: SceneRouter
  private let shop: Shop

  /// Empty if the window is not on the screen.
  var rect = Rect.empty {
    didSet { if rect != oldValue { forgetMade() } }
  }
  var isFocused = false {
    didSet { if isFocused != oldValue { needsDrawing = true } }
  }
  var alarm: WindowFrame.Alarm? {
    didSet { if alarm != oldValue { forgetDrawn() } }
  }
  /// The tabs that differ from the other side of a split screen.
  var markedTabs: Set<Int> = [] {
    didSet { if markedTabs != oldValue { forgetDrawn() } }
  }
  /// A message shown above the content; nil if there is none.
  var toast: String? {
    didSet { if toast != oldValue { forgetMade() } }
  }
  private var hits: [HitRegion<Target>] = []
  private(set) var needsDrawing = true

  /// The observed shop; nil once it has changed.
  private var observedShop: ShopState?
  /// The observed place; nil once it has changed.
  private var observedPlace: ObservedPlace?
  /// The screens built from both, most recent first; reused when the user moves on them, or leaves
  /// and returns.
  var made: [MadeScreen] = []
  /// Screens built before the shop changed or the window was hidden, needed to find the selected
  /// row again when the user returns.
  var former: [MadeScreen] = []
  /// How the window was last drawn; nil once that is out of date.
  private var drawn: DrawnWindow?
  /// How far the field is scrolled that was edited last; the user may come back to it.
  private var scrolled: (field: EditedField?, scroll: FieldScroll) = (nil, FieldScroll())

  /// How many screens are cached besides the presented ones.
  static let memory = 4

  /// A window's place, and what is presented there.
  struct ObservedPlace {
    let tab: AppTab
    let stack: BackStack
    /// The tab that was selected before.
    let tabBefore: AppTab?
    let presentations: [Presentation]
    /// The input in secret fields, for each presentation.
    let secrets: [Drafts]
    /// The payment the window waits for.
    let paying: Payment?
  }

  init(_ window: SceneWindow, router: SceneRouter, shop: Shop) {
    self.window = window
    self.router = router
    self.shop = shop
  }

  /// The content that receives the keys: the top presentation, or the place below.
  ///
  /// Everything it reads is observed, so a change of any of it redraws the window; other changes do
  /// not.
  var current: WindowContent {
    let place = currentPlace
    return content(place.presentations.indices.last, of: place)
  }

  var editedField: EditedField? {
    let place = currentPlace
    let (view, screen) =
      place.presentations.last.map { ($0.stack.view, $0.screen) }
      ?? (place.stack.view, place.stack.screen(in: place.tab))
    return view.editing.map { EditedField(window: window.id, screen: screen, field: $0) }
  }

  /// Draws the window into its frame; only what changed, unless it is to be drawn completely.
  func draw(into drawing: inout Drawing<Target>, completely: Bool) {
    let layers = layers
    guard let top = layers.last else { return }
    if let drawn, !completely, drawn.differsOnlyInSelection(from: layers) {
      drawing.hits = hits
      drawing.cursor = drawn.cursor
      if isFocused != drawn.isFocused { drawFocus(of: layers, into: &drawing) }
      drawing.drawSelection(
        of: top.made.layout,
        from: drawn.layers.last?.position ?? top.position,
        to: top.position,
        in: top.made.rows,
        isFocused: isFocused,
        ground: top.made.ground
      )
    } else {
      drawing.hits = []
      drawing.hits.reserveCapacity(hits.count)
      drawing.cursor = nil
      let field = editedField
      drawing.fieldScroll = field == scrolled.field ? scrolled.scroll : FieldScroll()
      for (depth, layer) in layers.enumerated() {
        draw(layer, isTop: depth == layers.count - 1, into: &drawing)
      }
      if field != nil { scrolled = (field, drawing.fieldScroll) }
    }
    hits = drawing.hits
    drawn = DrawnWindow(layers: layers, isFocused: isFocused, cursor: drawing.cursor)
    needsDrawing = false
  }

  /// The terminal's cursor in the window; nil if no field is being typed into.
  var cursor: Point? { drawn?.cursor }

  /// What a click on a cell refers to; nil if the cell shows nothing of this window.
  func target(column: Int, row: Int) -> Target? {
    rect.contains(column: column, row: row) ? hits.action(column: column, row: row) : nil
  }

  /// Keeps the screens that were built as former ones.
  private func forgetMade() {
    let known = Set(former.map(\.id))
    former = Array((made.filter { !known.contains($0.id) } + former).prefix(2 * Self.memory))
    made = []
    forgetDrawn()
  }

  private func forgetDrawn() {
    drawn = nil
    needsDrawing = true
  }

  var currentShop: ShopState {
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

  var currentPlace: ObservedPlace {
    if let observedPlace { return observedPlace }
    let place = withObservationTracking {
      let tab = router.selectedTab
      let presentations = router.presentations
      return ObservedPlace(
        tab: tab,
        stack: router.stack(of: tab),
        tabBefore: router.tabBefore.map { AppTab.allCases[$0] },
        presentations: presentations,
        secrets: presentations.map { router.secrets.drafts(of: $0.id) },
        paying: router.paying
      )
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.observedPlace = nil
        self?.needsDrawing = true
      }
    }
    observedPlace = place
    return place
  }
}
