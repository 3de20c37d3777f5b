public import SceneNavigation

/// The whole shop behind one entry point: every key, click, link and script ends in `send`.
@MainActor public final class ShopApp {
  /// The windows, and what is sent to them.
  public let store: NavigationStore
  let navigation: ShopNavigation

  /// A shop with these windows, as far as the guard lets somebody stand in them.
  public init(
    shop: Shop,
    windows: SceneGroup,
    guard routeGuard: RouteGuard = .shop,
    payments: any PaymentService = SimulatedPayments()
  ) {
    navigation = ShopNavigation(shop: shop, guard: routeGuard, payments: payments)
    store = NavigationStore(navigation, windows: windows)
  }

  /// A shop whose windows are there already.
  init(_ navigation: ShopNavigation, _ store: NavigationStore) {
    (self.navigation, self.store) = (navigation, store)
  }

  /// What all windows show: one shop.
  public var shop: Shop { navigation.shop }
  /// The windows, each with its own router.
  public var windows: SceneGroup { store.windows }
  /// How the windows stood after the last action.
  public var lastState: AppState { store.lastState }
  /// How many actions were carried out so far.
  public var actionCount: Int { store.actionCount }

  /// Carries out an action and returns its record; nil where it waits its turn.
  @discardableResult public func send(_ action: Action, cause: Cause) -> ActionRecord? {
    store.send(action, cause: cause)
  }

  /// Carries out an action and whatever it makes to be sent, in this order.
  @discardableResult public func sendAll(_ action: Action, cause: Cause) -> [Step] {
    store.sendAll(action, cause: cause)
  }

  var monitor: IsolationMonitor { store.monitor }

  /// Tells somebody about every action, until the observation is cancelled.
  @discardableResult public func observe(_ observer: @escaping @MainActor (Step) -> Void)
    -> ActionObservation
  {
    store.observe(observer)
  }

  /// Takes every window for launched, and opens the links that have waited for that.
  public func finishLaunching() { store.finishLaunching() }

  /// Where the guard leads somebody who wants to go to a place.
  public func resolution(of place: Place) -> RouteGuard.Resolution {
    navigation.routeGuard.resolve(place, in: shop.state)
  }
}
