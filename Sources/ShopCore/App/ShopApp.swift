public import SceneNavigation

/// The whole shop behind one entry point: every key, click, link and script ends in `send`.
@MainActor public final class ShopApp {
  /// Carries out actions and holds the windows.
  public let store: NavigationStore
  let navigation: ShopNavigation

  /// A shop with these windows, reduced to what the guard allows.
  public init(
    shop: Shop,
    windows: SceneGroup,
    guard routeGuard: RouteGuard = .shop,
    payments: any PaymentService = SimulatedPayments()
  ) {
    navigation = ShopNavigation(shop: shop, guard: routeGuard, payments: payments)
    store = NavigationStore(navigation, windows: windows)
  }

  init(_ navigation: ShopNavigation, _ store: NavigationStore) {
    (self.navigation, self.store) = (navigation, store)
  }

  /// The shop's data, shared by all windows.
  public var shop: Shop { navigation.shop }
  /// The windows, each with its own router.
  public var windows: SceneGroup { store.windows }
  /// The state of all windows after the last action.
  public var lastState: AppState { store.lastState }
  /// The number of actions carried out so far.
  public var actionCount: Int { store.actionCount }

  /// Carries out an action and returns its record; nil if it was queued.
  @discardableResult public func send(_ action: Action, cause: Cause) -> ActionRecord? {
    store.send(action, cause: cause)
  }

  /// Carries out an action and everything it triggers, in order.
  @discardableResult public func sendAll(_ action: Action, cause: Cause) -> [Step] {
    store.sendAll(action, cause: cause)
  }

  /// Calls the observer after every action, until the observation is cancelled.
  @discardableResult public func observe(_ observer: @escaping @MainActor (Step) -> Void)
    -> ActionObservation
  {
    store.observe(observer)
  }

  /// Marks every window as launched and opens the links that waited for this.
  public func finishLaunching() { store.finishLaunching() }

  /// Where the guard sends the user instead of a place, or the place itself.
  public func resolution(of place: Place) -> RouteGuard.Resolution {
    navigation.routeGuard.resolve(place, in: shop.state)
  }
}
