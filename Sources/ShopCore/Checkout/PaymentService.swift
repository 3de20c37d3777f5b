/// Whoever takes the money.
@MainActor public protocol PaymentService {
  /// Charges a card for a payment, and answers once, now or later.
  func charge(
    _ card: CardNumber,
    for payment: Payment,
    answer: @escaping @MainActor (PaymentAnswer) -> Void
  )
}

/// Takes nobody's money: two numbers are refused, and every other one pays at once.
public struct SimulatedPayments: PaymentService {
  /// The number of a card that is declined.
  public nonisolated static let declined = "4000000000000002"
  /// The number of a card nobody answers for.
  public nonisolated static let silent = "4000000000000119"

  /// A service that answers at once, by the card's number alone.
  public nonisolated init() {}

  public func charge(
    _ card: CardNumber,
    for payment: Payment,
    answer: @escaping @MainActor (PaymentAnswer) -> Void
  ) {
    switch card.digits {
    case Self.declined: answer(.declined)
    case Self.silent: answer(.timedOut)
    default: answer(.accepted)
    }
  }
}
