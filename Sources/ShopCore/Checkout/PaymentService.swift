/// The service that charges cards.
@MainActor public protocol PaymentService {
  /// Charges a card for a payment and answers exactly once, now or later.
  func charge(
    _ card: CardNumber,
    for payment: Payment,
    answer: @escaping @MainActor (PaymentAnswer) -> Void
  )
}

/// Charges nothing: one card number is declined, one times out, all others are accepted.
public struct SimulatedPayments: PaymentService {
  /// The card number that is declined.
  public nonisolated static let declined = "4000000000000002"
  /// The card number that times out.
  public nonisolated static let silent = "4000000000000119"

  /// A service that answers at once, by card number alone.
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
