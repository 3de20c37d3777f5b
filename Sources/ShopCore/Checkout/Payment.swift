public import SceneNavigation

/// What is to be paid for, as it stood when somebody sent it; of the card it knows the last digits.
public struct Payment: Hashable, Sendable {
  /// Which payment it is: whose, for which flow, and its number, counted over the run of the program.
  public struct ID: Hashable, Sendable {
    /// The checkout that pays.
    public let presentation: Presentation.ID
    /// Whose order it becomes.
    public let account: Account.ID
    /// Counted over the run of the program.
    public let number: Int

    /// Names a payment by the checkout it belongs to, who pays, and its number.
    public init(presentation: Presentation.ID, account: Account.ID, number: Int) {
      self.presentation = presentation
      self.account = account
      self.number = number
    }
  }

  /// What its answer will name.
  public let id: ID
  /// What is bought.
  public let cart: Cart
  /// How it is sent.
  public let delivery: Delivery
  /// What is to be charged, delivery included.
  public let amount: Money
  /// To whom it is sent, line by line.
  public let address: [String]
  /// The card it is paid with, as it may be shown.
  public let card: String

  /// A payment as it goes to the payment service.
  public init(
    id: ID,
    cart: Cart,
    delivery: Delivery,
    amount: Money,
    address: [String],
    card: String
  ) {
    self.id = id
    self.cart = cart
    self.delivery = delivery
    self.amount = amount
    self.address = address
    self.card = card
  }
}

/// What came of a payment.
public enum PaymentAnswer: String, CaseIterable, Hashable, Sendable {
  case accepted
  case declined
  /// Nobody answered: nothing was charged.
  case timedOut
}
