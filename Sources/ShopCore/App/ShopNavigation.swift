public import SceneNavigation

/// The shop's part in navigation: route guard, forms, payments and sign-ins.
@MainActor final class ShopNavigation: NavigationApp {
  let shop: Shop
  let routeGuard: RouteGuard
  let payments: any PaymentService
  private var lastShop: ShopState
  private var paymentCount = 0

  init(shop: Shop, guard routeGuard: RouteGuard, payments: any PaymentService) {
    self.shop = shop
    self.routeGuard = routeGuard
    self.payments = payments
    lastShop = shop.snapshot
  }

  var appDescription: AppDescription { .shop }

  var goesBackAcrossTabs: Bool { shop.snapshot.settings.goesBackAcrossTabs }

  func admit(_ windows: AppState) -> AppState { windows.allowed(by: routeGuard, in: shop.snapshot) }

  func readmit(_ state: SceneState, isOfAccountLeft: Bool) -> SceneState? {
    guard shop.isSignedIn else { return state.kept(by: routeGuard, in: shop.snapshot) }
    return isOfAccountLeft ? nil : state.withoutSignIns
  }

  func target(of state: SceneState) -> LinkTarget? { state.target(in: shop.snapshot) }

  func perform(
    _ action: AnyRoute,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome {
    switch action.value(as: FormAction.self) {
    case .submit(let id): submit(id, in: router, of: store, cause: cause)
    case .settle(let id, let answer): settle(id, answer, in: router, of: store, cause: cause)
    case nil: .unchanged
    }
  }

  func perform(
    _ action: AnyRoute,
    of store: NavigationStore,
    cause: Cause
  ) -> (outcome: Outcome, reach: SharedReach) {
    guard let action = action.value(as: ShopAction.self) else { return (.unchanged, .noWindow) }
    let outcome = shop.apply(action)
    if outcome.leavesAccount { return (outcome, .everyWindow) }
    if case .signedIn? = outcome.shop { return (outcome, .waitingWindows) }
    return (outcome, .noWindow)
  }

  func resume(_ router: SceneRouter) -> SceneAction? {
    guard shop.isSignedIn,
      let waiting = router.presentations.first(where: { $0.content.isSignIn }),
      case .fullScreenCover(.signIn(let wanted)) = waiting.content
    else { return nil }
    _ = router.dismiss(waiting.id)
    return switch wanted {
    case .step(let destination): .navigate(destination)
    case .link(let link): .openLink(link.target(in: shop.snapshot))
    case .checkout: .present(.fullScreenCover(.checkout))
    case .review(let product): .present(.sheet(.writeReview(product)))
    case nil: nil
    }
  }

  func takeSharedChange() -> (any Sendable)? {
    guard shop.snapshot.differsInSales(from: lastShop) else { return nil }
    let change = ShopChange(before: lastShop, after: shop.snapshot)
    lastShop = change.after
    return change
  }

  func takePaymentNumber() -> Int {
    paymentCount += 1
    return paymentCount
  }
}

/// The shop's data before and after an action that changed it.
public struct ShopChange: Sendable {
  /// The data before the action.
  public let before: ShopState
  /// The data after the action.
  public let after: ShopState
}

extension Step {
  /// The shop's data before and after the action; nil if it did not change.
  public var shopChange: ShopChange? { sharedChange as? ShopChange }
}
