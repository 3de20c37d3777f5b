public import SceneNavigation

/// Where in the checkout one stands.
public enum CheckoutStage: Hashable, CaseIterable, Sendable {
  case address
  case delivery
  case payment
  case review
  case placed

  /// The stage a flow shows: that of its last step, or the first one at its root.
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

  /// What is entered here, from top to bottom; the first rows of its screen that can be selected
  /// are these, in this order.
  public var fields: [FieldID] {
    switch self {
    case .address: [.name, .street, .postcode, .city, .country]
    case .delivery: [.delivery]
    case .payment: [.cardNumber, .cardExpiry, .securityCode, .cardName]
    case .review, .placed: []
    }
  }

  /// The step that leads to the stage; nil for the first one, and where something has to happen.
  var step: CheckoutStep? {
    switch self {
    case .address, .placed: nil
    case .delivery: .delivery
    case .payment: .payment
    case .review: .review
    }
  }

  /// The step that follows; nil where something has to happen first.
  public var next: CheckoutStep? {
    switch self {
    case .address: .delivery
    case .delivery: .payment
    case .payment: .review
    case .review, .placed: nil
    }
  }
}
