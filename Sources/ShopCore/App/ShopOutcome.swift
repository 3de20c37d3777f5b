public import SceneNavigation

/// What came of an action that only the shop knows.
public enum ShopOutcome: Hashable, Sendable {
  /// A form was not gone on with; one stands on the field that is wrong.
  case fieldWrong(WrongField)
  case categoryFiltered(CategoryFilter)
  case paymentSent(Payment.ID)
  case orderPlaced(Order.ID)

  case cartChanged(Article, quantity: Int)
  case reviewWritten(Product.ID)
  case settingsChanged(from: Settings)
  /// What others bought and wrote is known.
  case dealingsLearned
  case signedIn(Account.ID)
  /// Somebody else is signed in than before.
  case accountSwitched(Account.ID, from: Account.ID)
  case signedOut(Account.ID)

  /// The payment is on its way already.
  case alreadyPaying
  /// Another window pays for the one cart there is.
  case payingElsewhere(SceneWindow)
  /// Nobody waits for this payment's answer any more; nothing was ordered or charged.
  case paymentGone(Payment.ID)
  case nothingToOrder
  /// What the cart costs is more than can be counted.
  case sumTooLarge
  case nobodySignedIn
  /// The guard of the places leads in a circle.
  case guardLoop([Place])
  case noSuchProduct(Product.ID)
  /// A product with variants was meant without saying which.
  case choiceMissing(Product.ID)
  /// The product has no such variant.
  case noSuchChoice(Article)
  case notForSale(Article)
  case outOfStock(Article)
  case noSuchAccount(Account.ID)

  /// How far it reaches.
  var effect: Outcome.Effect {
    switch self {
    case .fieldWrong, .categoryFiltered, .paymentSent: .change
    case .orderPlaced, .cartChanged, .reviewWritten, .settingsChanged, .dealingsLearned,
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
  /// What came of an action of the shop's.
  public static func shop(_ outcome: ShopOutcome) -> Outcome {
    .app(AnyRoute(outcome), outcome.effect)
  }

  /// What only the shop knows of it; nil where it is the navigation's.
  public var shop: ShopOutcome? {
    if case .app(let outcome, _) = self { outcome.value(as: ShopOutcome.self) } else { nil }
  }

  /// Another tab is selected.
  public static func tabSelected(_ tab: AppTab) -> Outcome { .tabSelected(tab.position) }

  /// A tab's root is scrolled to its top.
  public static func scrolledToTop(_ tab: AppTab) -> Outcome { .scrolledToTop(tab.position) }

  /// A window stands at the root of a tab, which cannot be moved.
  public static func rootStays(_ tab: AppTab) -> Outcome { .rootStays(tab.position) }

  /// A step that no stack of the tab can hold.
  public static func notForTab(_ route: AnyRoute, _ tab: AppTab) -> Outcome {
    .notForTab(route, tab.position)
  }

  /// Whether the shop is another one afterwards, which all windows show.
  public var changesShop: Bool { effect == .sharedChange }

  /// Whether an account was left, and with it everything the windows held.
  public var leavesAccount: Bool { accountLeft != nil }

  /// The account that was left; nil where none was.
  var accountLeft: Account.ID? {
    switch shop {
    case .signedOut(let account), .accountSwitched(_, from: let account): account
    default: nil
    }
  }
}
