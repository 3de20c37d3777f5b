public import SceneNavigation

/// A window's action that only the shop performs.
public enum FormAction: Hashable, Sendable {
  /// Submits a presentation: advances a flow by a step, or does what a sheet is for.
  ///
  /// If a field is not valid, the first such field is selected instead.
  case submit(Presentation.ID)
  /// Delivers the answer to a payment, in the window that waits for it.
  case settle(Payment.ID, PaymentAnswer)
}

extension SceneAction {
  /// Navigates one step forward, in the destination's tab.
  public static func navigate(_ destination: Destination) -> SceneAction {
    .navigate(destination.route, in: destination.tab.position)
  }

  /// Replaces a tab's stack by a path with the least change, and selects the tab.
  public static func replaceStack(_ path: TabPath) -> SceneAction {
    .replaceStack(path.path, in: path.tab.position)
  }

  /// Selects a tab.
  public static func selectTab(_ tab: AppTab) -> SceneAction { .selectTab(tab.position) }

  /// Dismisses a presentation and navigates one step forward.
  public static func dismissAndNavigate(
    _ id: Presentation.ID,
    _ destination: Destination
  ) -> SceneAction {
    .dismissAndNavigate(id, destination.route, in: destination.tab.position)
  }

  /// Advances a checkout to a step.
  public static func advance(_ id: Presentation.ID, _ step: CheckoutStep) -> SceneAction {
    .advance(id, AnyRoute(step))
  }

  /// Submits a presentation.
  public static func submit(_ id: Presentation.ID) -> SceneAction {
    .app(AnyRoute(FormAction.submit(id)))
  }

  /// Delivers the answer to a payment.
  public static func settle(_ id: Payment.ID, _ answer: PaymentAnswer) -> SceneAction {
    .app(AnyRoute(FormAction.settle(id, answer)))
  }

  /// The destination it navigates to; nil for any other action.
  public var destination: Destination? {
    if case .navigate(let route, let tab) = self {
      Destination(route, in: AppTab(at: tab))
    } else {
      nil
    }
  }

  /// The action only the shop performs; nil if navigation performs it.
  public var form: FormAction? {
    if case .app(let action) = self { action.value(as: FormAction.self) } else { nil }
  }
}

extension Action {
  /// An action on the shop's data, which all windows share.
  public static func shop(_ action: ShopAction) -> Action { .shared(AnyRoute(action)) }

  /// The action on the shop's data; nil for any other action.
  public var shop: ShopAction? {
    if case .shared(let action) = self { action.value(as: ShopAction.self) } else { nil }
  }
}

extension SceneRouter {
  /// The payment whose answer is awaited; nil if there is none.
  public var paying: Payment? { awaited?.value.value(as: Payment.self) }
}

extension SceneGroup {
  /// The window that waits for the answer to a payment; nil if none does.
  public var windowPaying: SceneWindow? {
    for (index, router) in routers.enumerated() where router.paying != nil {
      return windows[index]
    }
    return nil
  }
}

extension SceneRouter {
  /// A router of the shop that continues from a state, with its own stacks and link queue.
  public convenience init(scene: SceneID, state: SceneState = SceneState()) {
    self.init(of: .shop, scene: scene, state: state)
  }
}

extension SceneGroup {
  /// The shop's windows from a state; until they are ready, links wait in the inbox of their
  /// window.
  public convenience init(
    state: AppState,
    limit: Int = SceneWindow.most,
    areReady: Bool = true
  ) {
    self.init(state: state, limit: limit, areReady: areReady) { SceneRouter(scene: $0, state: $1) }
  }
}
