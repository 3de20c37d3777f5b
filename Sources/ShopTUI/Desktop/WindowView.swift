import DesignSystem
import Observation
import SceneNavigation
import ShopCore
import ShopScreens

/// What a click on the screen is aimed at.
enum Target: Hashable {
  case window(SceneID, Part)
  case overlay(Part)
  case dock(Part)
  /// The moment after an action, on the scrubber.
  case moment(Int)
  case command(Command)
  /// One of the choices that a lesson offers.
  case choice(Int)
  /// What the status line says of who moved by the last action.
  case verdict
}

/// One window on the screen: what it shows, made anew only when what it observed has changed.
final class WindowView {
  let window: SceneWindow
  let router: SceneRouter
  private let shop: Shop
  private let demand: DrawingDemand
  let routes = RouteScreens()
  let presentations = PresentationScreens()

  /// Where it stands; a window that is not on the screen has an empty frame.
  var rect = Rect.empty {
    didSet {
      guard rect != oldValue else { return }
      keepFormer()
      forgetMade()
    }
  }
  var isFocused = false {
    didSet { if isFocused != oldValue { needsDrawing = true } }
  }
  /// Whether it moved though nobody touched it.
  var alarm: WindowFrame.Alarm? {
    didSet {
      guard alarm != oldValue else { return }
      drawn = nil
      needsDrawing = true
    }
  }
  /// The tabs that are not as on the other side of a split screen.
  var markedTabs: Set<Int> = [] {
    didSet {
      guard markedTabs != oldValue else { return }
      drawn = nil
      needsDrawing = true
    }
  }
  /// What it says above whatever it shows; nil where there is nothing to say.
  var toast: String? {
    didSet { if toast != oldValue { forgetMade() } }
  }
  /// Whether the selected row was in sight when the window was on the screen last; one that appears
  /// among others begins with it.
  var hadSelectionInSight = false
  /// The scrolling that keeps it there, to be undone once there is room.
  var detour: Detour?
  private var hits: [HitRegion<Target>] = []
  private(set) var needsDrawing = true {
    didSet { if needsDrawing { demand.isThere = true } }
  }

  /// The shop as it was observed; nil once it has changed.
  private var observedShop: ShopState?
  /// Where the window stands as it was observed; nil once it has changed.
  private var observedPlace: ObservedPlace?
  /// What was made of both for the screens one stood on lately, the last one first; kept while
  /// one looks around on them, leaves them and comes back.
  var made: [MadeScreen] = []
  /// What was made of them before the shop changed or the window was hidden, until one stands on them
  /// again and the selected row has been found.
  var former: [MadeScreen] = []
  /// How the window was drawn last, if what it showed is still true.
  private var drawn: DrawnWindow?

  /// How many screens are kept besides those that are presented.
  static let memory = 4

  /// Where a window stands, and what is presented there.
  struct ObservedPlace {
    let tab: AppTab
    let stack: BackStack
    let presentations: [Presentation]
    /// What was typed into secret fields, for each of what is presented.
    let secrets: [Drafts]
    /// Whether the answer to a payment is waited for.
    let paying: Payment?
  }

  init(_ window: SceneWindow, router: SceneRouter, shop: Shop, demand: DrawingDemand) {
    self.window = window
    self.router = router
    self.shop = shop
    self.demand = demand
    demand.isThere = true
  }

  /// What the window shows now and the keys go to: what is presented on top, else where one stands.
  ///
  /// Whatever it reads is observed, and a change of any of it makes the window be drawn again; a
  /// change of anything else does not.
  var current: WindowContent {
    let place = currentPlace
    return content(place.presentations.indices.last, of: place)
  }

  /// The field that takes the keys, if one does, with its screen.
  var editedField: (screen: ScreenID, field: FieldID)? {
    let place = currentPlace
    if let presented = place.presentations.last {
      return presented.stack.view.editing.map { (presented.screen, $0) }
    }
    return place.stack.view.editing.map { (place.stack.screen(in: place.tab), $0) }
  }

  /// Draws the window into its frame; of one that stands there already only what changed, unless
  /// it is to be drawn completely.
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
      for (depth, layer) in layers.enumerated() {
        draw(layer, isTop: depth == layers.count - 1, into: &drawing)
      }
    }
    hits = drawing.hits
    drawn = DrawnWindow(layers: layers, isFocused: isFocused, cursor: drawing.cursor)
    needsDrawing = false
  }

  /// Where the terminal's cursor stands in the window; nil where nothing is typed into.
  var cursor: Point? { drawn?.cursor }

  /// What a click on a cell is aimed at; nil where the window is not to be seen there.
  func target(column: Int, row: Int) -> Target? {
    guard rect.contains(column: column, row: row) else { return nil }
    return hits.last { $0.rect.contains(column: column, row: row) }?.action
  }

  private func keepFormer() {
    let known = Set(former.map(\.id))
    former = Array((made.filter { !known.contains($0.id) } + former).prefix(2 * Self.memory))
  }

  private func forgetMade() {
    made = []
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
        self?.keepFormer()
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
