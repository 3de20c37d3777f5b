public import SceneNavigation

/// What is to be paid, fixed when it is sent; it holds only the last digits of the card.
public struct Payment: Hashable, Sendable {
  /// Identifies a payment by checkout, account and a number that is unique in this run.
  public struct ID: Hashable, Sendable {
    /// The checkout that pays.
    public let presentation: Presentation.ID
    /// The account that orders.
    public let account: Account.ID
    /// Counted from the start of the program.
    public let number: Int

    /// An id from its checkout, account and number.
    public init(presentation: Presentation.ID, account: Account.ID, number: Int) {
      self.presentation = presentation
      self.account = account
      self.number = number
    }
  }

  /// The id that the answer repeats.
  public let id: ID
  /// The cart to buy.
  public let cart: Cart
  /// The chosen delivery.
  public let delivery: Delivery
  /// The amount to charge, delivery included.
  public let amount: Money
  /// The delivery address, line by line.
  public let address: [String]
  /// The card's masked number.
  public let card: String
}

/// The answer to a payment.
public enum PaymentAnswer: String, CaseIterable, Hashable, Sendable {
  case accepted
  case declined
  /// No answer arrived, or the order could not be saved; nothing was charged.
  case timedOut
}
