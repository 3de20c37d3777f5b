public import NavigationLaws
import SceneNavigation

extension Law where System == SceneSystem {
  /// The laws of the shop besides those of navigation: guard, sign-in and payments.
  public static var shop: [Law] { [privatePlaces, signInLeadsOn, onePaymentOneOrder] }

  private static var privatePlaces: Law {
    Law(
      "private-places",
      "While signed out, no window shows an account's pages, and no payment is pending."
    ) { step in
      let system = step.system
      let changes = system.changes
      guard !changes.isEmpty, let shop = system.shop, !shop.isSignedIn else { return .noCase }
      if system.store.windows.windowPaying != nil {
        return .breaks("a payment is still pending")
      }
      let inside = changes.showingAccount
      return .holds(
        if: inside == nil,
        otherwise:
          "no account is signed in, but \(inside?.window.letter ?? "") shows an account's page"
      )
    }
  }

  private static var signInLeadsOn: Law {
    Law(
      "sign-in-leads-on",
      "After signing in, every waiting window continues to its page."
    ) { step in
      let system = step.system
      let changes = system.changes
      guard !changes.isEmpty, let shop = system.shop, shop.isSignedIn else { return .noCase }
      if let waiting = changes.waiting {
        return .breaks("\(waiting.window.letter) still asks to sign in")
      }
      if let left = system.steps.windowLeftBehind(in: shop.snapshot) {
        return .breaks("\(left.letter) did not continue to its page")
      }
      return .holds
    }
  }

  private static var onePaymentOneOrder: Law {
    Law(
      "one-payment-one-order",
      "A payment places one order, for the account that is signed in.",
      on: [.sceneEvent]
    ) { step in
      let system = step.system
      guard let payment = system.steps.paymentOfOrder else { return .noCase }
      let placed = system.sharedSteps.filter {
        $0.record.outcome.placesOrder && $0.payment == payment
      }
      guard placed.count == 1 else { return .breaks("one payment placed two orders") }
      return .holds(
        if: system.shop?.snapshot.account?.id == payment.account,
        otherwise: "an order was placed for an account that had signed out"
      )
    }
  }
}

extension SceneSystem {
  var shop: Shop? { (app as? ShopNavigation)?.shop }
}

extension [Step] {
  /// A window that waited for a completed sign-in and did not reach its destination.
  fileprivate func windowLeftBehind(in shop: ShopState) -> SceneWindow? {
    for step in indices where self[step].record.outcome.signsIn {
      let left = self[step].changes.first { $0.isNotLedOn(in: shop) }
      if let left { return left.window }
    }
    return nil
  }

  fileprivate var paymentOfOrder: Payment.ID? {
    for step in indices where self[step].record.outcome.placesOrder { return self[step].payment }
    return nil
  }
}

extension Outcome {
  fileprivate var signsIn: Bool {
    if case .signedIn? = shop { true } else { false }
  }

  fileprivate var placesOrder: Bool {
    if case .orderPlaced? = shop { true } else { false }
  }
}

extension SceneState {
  /// True if an account's page is among the top three entries of the selected tab.
  fileprivate var showsAccount: Bool {
    stack(of: selectedTab).entriesFromTop.prefix(3).contains { $0.isOfAccount }
  }

  fileprivate func shows(_ wanted: PendingDestination, in shop: ShopState) -> Bool {
    switch wanted {
    case .step(let destination):
      presentations.isEmpty && selectedTab == destination.tab
        && stack(of: selectedTab).top?.route == destination.route
    case .link(let link):
      presentations.isEmpty && selectedTab == link.target(in: shop).tab
        && stack(of: selectedTab).matches(link.target(in: shop).path)
    case .checkout: presentations.map(\.content) == [.fullScreenCover(.checkout)]
    case .review(let product): presentations.map(\.content) == [.sheet(.writeReview(product))]
    }
  }
}

extension [SceneChange] {
  fileprivate var showingAccount: SceneChange? { first { $0.after?.showsAccount ?? false } }

  fileprivate var waiting: SceneChange? {
    first { $0.after?.presentations.contains { $0.content.waits } ?? false }
  }
}

extension SceneChange {
  /// True if it waited for a sign-in and is not at its pending destination.
  fileprivate func isNotLedOn(in shop: ShopState) -> Bool {
    guard case .fullScreenCover(.signIn(let wanted?)) = before?.presentations.first?.content,
      let after
    else { return false }
    return !after.shows(wanted, in: shop)
  }
}

extension Step {
  /// The payment whose answer it delivers.
  fileprivate var payment: Payment.ID? {
    guard case .scene(let action, _) = record.action, case .settle(let payment, _)? = action.form
    else { return nil }
    return payment
  }
}
