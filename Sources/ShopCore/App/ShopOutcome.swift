public import SceneNavigation

/// An outcome that only the shop produces.
public enum ShopOutcome: Hashable, Sendable {
  /// The form was not submitted; its first invalid field is selected.
  case fieldWrong(WrongField)
  case categoryFiltered(CategoryFilter)
  case paymentSent(Payment.ID)
  case orderPlaced(Order.ID)

  case cartChanged(Article, quantity: Int)
  case reviewWritten(Product.ID)
  case settingsChanged(from: Settings, to: Settings)
  /// Orders and reviews from other processes were loaded.
  case salesLoaded
  case signedIn(Account.ID)
  /// Another account signed in, replacing the previous one.
  case accountSwitched(Account.ID, from: Account.ID)
  case signedOut(Account.ID)

  /// This window is already waiting for a payment.
  case alreadyPaying
  /// Another window is paying for the shared cart.
  case payingElsewhere(SceneWindow)
  /// No window waits for this payment any more; nothing was ordered or charged.
  case paymentGone(Payment.ID)
  case nothingToOrder
  /// The total is too large to represent.
  case sumTooLarge
  case nobodySignedIn
  /// The route guard redirects in a circle.
  case guardLoop([Place])
  case noSuchProduct(Product.ID)
  /// The product has variants, and none was chosen.
  case choiceMissing(Product.ID)
  /// The product has no such variant.
  case noSuchChoice(Article)
  case notForSale(Article)
  case outOfStock(Article)
  case noSuchAccount(Account.ID)

  var effect: Outcome.Effect {
    switch self {
    case .fieldWrong, .categoryFiltered, .paymentSent: .change
    case .orderPlaced, .cartChanged, .reviewWritten, .settingsChanged, .salesLoaded,
      .signedIn, .accountSwitched, .signedOut:
      .sharedChange
    case .alreadyPaying, .payingElsewhere, .paymentGone, .nothingToOrder,
      .sumTooLarge, .nobodySignedIn, .guardLoop, .noSuchProduct, .choiceMissing, .noSuchChoice,
      .notForSale, .outOfStock, .noSuchAccount:
      .refusal
    }
  }
}

extension Outcome {
  /// Wraps an outcome of the shop.
  public static func shop(_ outcome: ShopOutcome) -> Outcome {
    .app(AnyRoute(outcome), outcome.effect)
  }

  /// The shop's outcome; nil if it came from navigation.
  public var shop: ShopOutcome? {
    if case .app(let outcome, _) = self { outcome.value(as: ShopOutcome.self) } else { nil }
  }

  /// True if the shop's data changed, which all windows share.
  public var changesShop: Bool { effect == .sharedChange }

  /// True if an account was left, which resets every window.
  public var leavesAccount: Bool { accountLeft != nil }

  var accountLeft: Account.ID? {
    switch shop {
    case .signedOut(let account), .accountSwitched(_, from: let account): account
    default: nil
    }
  }
}
