/// Takes nobody's money, as the shop's own service does; for one card the answer is left to whoever
/// settles the payment, which may be late or never.
struct ScriptedPayments: PaymentService {
  /// The number of the card that is answered for later.
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
