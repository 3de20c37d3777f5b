/// What is to be paid for, as it stood when somebody sent it; of the card it knows the last digits.
public struct Payment: Hashable, Sendable {
  /// Which payment it is: whose, for which flow, and its number, counted over the run of the program.
  public struct ID: Hashable, Sendable {
    public let presentation: Presentation.ID
    public let account: Account.ID
    public let number: Int

    public init(presentation: Presentation.ID, account: Account.ID, number: Int) {
      self.presentation = presentation
      self.account = account
      self.number = number
    }
  }

  public let id: ID
  public let cart: Cart
  public let delivery: Delivery
  public let amount: Money
  /// To whom it is sent, line by line.
  public let address: [String]
  /// The card it is paid with, as it may be shown.
  public let card: String

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
