public import SceneNavigation

/// What only the shop does in a window.
public enum FormAction: Hashable, Sendable {
  /// Goes on from where one stands in what is presented, with what was entered there: a flow's
  /// next step, or what a sheet is for.
  ///
  /// Where something is wrong it goes to the first wrong field.
  case submit(Presentation.ID)
  /// Brings the answer to a payment, in the window that waits for it.
  case settle(Payment.ID, PaymentAnswer)
}

extension SceneAction {
  /// One step forward, in the tab the destination belongs to.
  public static func navigate(_ destination: Destination) -> SceneAction {
    .navigate(destination.route, in: destination.tab.position)
  }

  /// Back to where a route was opened, if it is in the selected tab's stack.
  public static func popTo(_ destination: Destination) -> SceneAction { .popTo(destination.route) }

  /// Makes a tab lead along a path with the least change, and selects it.
  public static func replaceStack(_ path: TabPath) -> SceneAction {
    .replaceStack(path.path, in: path.tab.position)
  }

  /// Selects a tab.
  public static func selectTab(_ tab: AppTab) -> SceneAction { .selectTab(tab.position) }

  /// Dismisses a presentation and takes a step in the window.
  public static func dismissAndNavigate(
    _ id: Presentation.ID,
    _ destination: Destination
  ) -> SceneAction {
    .dismissAndNavigate(id, destination.route, in: destination.tab.position)
  }

  /// One step on in a checkout.
  public static func advance(_ id: Presentation.ID, _ step: CheckoutStep) -> SceneAction {
    .advance(id, AnyRoute(step))
  }

  /// Goes on with what was entered in what is presented.
  public static func submit(_ id: Presentation.ID) -> SceneAction {
    .app(AnyRoute(FormAction.submit(id)))
  }

  /// Brings the answer to a payment.
  public static func settle(_ id: Payment.ID, _ answer: PaymentAnswer) -> SceneAction {
    .app(AnyRoute(FormAction.settle(id, answer)))
  }

  /// Where it leads one step forward; nil where it does something else.
  public var destination: Destination? {
    if case .navigate(let route, let tab) = self {
      Destination(route, in: AppTab(at: tab))
    } else {
      nil
    }
  }

  /// What only the shop does; nil where the action is the navigation's.
  public var form: FormAction? {
    if case .app(let action) = self { action.value(as: FormAction.self) } else { nil }
  }
}

extension Action {
  /// An action of the shop's, which all windows show.
  public static func shop(_ action: ShopAction) -> Action { .shared(AnyRoute(action)) }

  /// The step it takes in a window; nil where it is another action.
  public var destination: Destination? {
    if case .scene(let action, _) = self { action.destination } else { nil }
  }

  /// The action of the shop's; nil where it is another one.
  public var shop: ShopAction? {
    if case .shared(let action) = self { action.value(as: ShopAction.self) } else { nil }
  }
}

extension SceneRouter {
  /// The payment whose answer is awaited; nil where none is.
  public var paying: Payment? { awaited?.value.value(as: Payment.self) }
}

extension SceneGroup {
  /// The window that waits for the answer to a payment; nil where none does.
  public var windowPaying: SceneWindow? {
    for (window, router) in zip(windows, routers) where router.paying != nil { return window }
    return nil
  }
}

extension SceneRouter {
  /// A router of the shop's that continues from a state, with stacks and a queue for links of its own.
  public convenience init(scene: SceneID, state: SceneState = SceneState()) {
    self.init(of: .shop, scene: scene, state: state)
  }
}

extension SceneGroup {
  /// The shop's windows of a state; while they are not ready, links wait in the inbox of their window.
  public convenience init(
    state: AppState,
    limit: Int = SceneGroup.most,
    areReady: Bool = true
  ) {
    self.init(state: state, limit: limit, areReady: areReady) { SceneRouter(scene: $0, state: $1) }
  }
}
