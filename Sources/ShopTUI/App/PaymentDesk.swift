import ShopCore

/// Simulates payments as ``SimulatedPayments`` does, but answers with a delay, so that the waiting
/// can be seen and used for something else.
///
/// It stores answers, never cards.
final class PaymentDesk: PaymentService {
  private struct Waiting {
    let dueTime: ContinuousClock.Instant
    let answer: @MainActor (_ canOrder: Bool) -> Void
  }

  private let pause: Duration
  /// Nobody is charged if no order can be created.
  private let canOrder: () -> Bool
  /// In the order they will be answered.
  private var waiting: [Waiting] = []

  init(
    pause: Duration = .milliseconds(1_200),
    canOrder: @escaping () -> Bool = { true }
  ) {
    self.pause = pause
    self.canOrder = canOrder
  }

  func charge(
    _ card: CardNumber,
    for payment: Payment,
    answer: @escaping @MainActor (PaymentAnswer) -> Void
  ) {
    let dueTime = ContinuousClock.now + pause
    SimulatedPayments().charge(card, for: payment) { [weak self] verdict in
      self?.waiting.append(
        Waiting(dueTime: dueTime) { canOrder in
          let isOff = verdict == .accepted && !(canOrder && self?.canOrder() == true)
          answer(isOff ? .timedOut : verdict)
        }
      )
    }
  }

  var isAwaited: Bool { !waiting.isEmpty }

  var dueCount: Int {
    let now = ContinuousClock.now
    return waiting.prefix { $0.dueTime <= now }.count
  }

  /// Answers the oldest payment, even if it is not due yet.
  func answerFirst() {
    guard !waiting.isEmpty else { return }
    waiting.removeFirst().answer(true)
  }

  /// Answers every payment that is due; none is accepted if no order can be created.
  func answerDue(canOrder: Bool = true) {
    for _ in 0..<dueCount { waiting.removeFirst().answer(canOrder) }
  }
}

extension PaymentDesk: PollSource {
  var deadline: ContinuousClock.Instant? { waiting.first?.dueTime }
}
