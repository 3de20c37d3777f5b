/// Simulated payments, except that the answer for one card is left to the caller, who may settle
/// the payment late or never.
struct ScriptedPayments: PaymentService {
  /// The card number that is answered late or never.
  nonisolated static let late = "4000000000003220"

  func charge(
    _ card: CardNumber,
    for payment: Payment,
    answer: @escaping @MainActor (PaymentAnswer) -> Void
  ) {
    guard card.digits != Self.late else { return }
    SimulatedPayments().charge(card, for: payment, answer: answer)
  }
}
