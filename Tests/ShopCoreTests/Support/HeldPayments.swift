import ShopCore

/// A payment service that answers when it is told to.
@MainActor final class HeldPayments: PaymentService {
  private(set) var charged: [Payment] = []
  private var answers: [@MainActor (PaymentAnswer) -> Void] = []

  func charge(
    _ card: CardNumber,
    for payment: Payment,
    answer: @escaping @MainActor (PaymentAnswer) -> Void
  ) {
    charged.append(payment)
    answers.append(answer)
  }

  /// Answers the payment that was sent first, and has not been answered.
  func answer(_ answer: PaymentAnswer) {
    guard !answers.isEmpty else { return }
    answers.removeFirst()(answer)
  }
}
