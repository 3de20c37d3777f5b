public import SceneNavigation

/// A stage of the checkout.
public enum CheckoutStage: Hashable, CaseIterable, Sendable {
  case address
  case delivery
  case payment
  case review
  case placed

  /// The stage a flow shows: that of its top step, or the address at its root.
  public init(of stack: BackStack) {
    self.init(stack.top?.route.value(as: CheckoutStep.self))
  }

  init(_ step: CheckoutStep?) {
    self =
      switch step {
      case nil: .address
      case .delivery: .delivery
      case .payment: .payment
      case .review: .review
      case .placed: .placed
      }
  }

  /// The fields of this stage, top to bottom; they are also the first selectable rows of its
  /// screen, in the same order.
  public var fields: [FieldID] {
    switch self {
    case .address: [.name, .street, .postcode, .city, .country]
    case .delivery: [.delivery]
    case .payment: [.cardNumber, .cardExpiry, .securityCode, .cardName]
    case .review, .placed: []
    }
  }

  /// Nil for the address, which is the root, and for `placed`, which only a payment opens.
  var step: CheckoutStep? {
    switch self {
    case .address, .placed: nil
    case .delivery: .delivery
    case .payment: .payment
    case .review: .review
    }
  }

  /// The next step; nil after the review, which only a payment completes.
  public var next: CheckoutStep? { Self.allCases.drop { $0 != self }.dropFirst().first?.step }
}
