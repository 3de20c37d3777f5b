import ShopCore

/// Takes nobody's money, as ``SimulatedPayments`` does, but answers after a moment, so that one can
/// see the waiting and do something else meanwhile.
///
/// It keeps answers, and no card.
final class PaymentDesk: PaymentService {
  private struct Waiting {
    let moment: ContinuousClock.Instant
    let answer: @MainActor (_ canOrder: Bool) -> Void
  }

  /// How long a payment takes.
  private let pause: Duration
  /// Whether an order can be made now; where it cannot, nobody is charged for it.
  private let canOrder: () -> Bool
  /// The first one to be answered at the beginning.
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
    let moment = ContinuousClock.now + pause
    SimulatedPayments().charge(card, for: payment) { [weak self] verdict in
      self?.waiting.append(
        Waiting(moment: moment) { canOrder in
          let isOff = verdict == .accepted && !(canOrder && self?.canOrder() == true)
          answer(isOff ? .timedOut : verdict)
        }
      )
    }
  }

  /// Whether somebody waits for an answer.
  var isAwaited: Bool { !waiting.isEmpty }

  /// How many payments are to be answered by now.
  var dueCount: Int {
    let now = ContinuousClock.now
    return waiting.prefix { $0.moment <= now }.count
  }

  /// Answers the payment that was sent first, whether or not its time has come.
  func answerFirst() {
    guard !waiting.isEmpty else { return }
    waiting.removeFirst().answer(true)
  }

  /// Answers every payment whose time has come; where no order can be made, none is accepted.
  func answerWhatIsDue(canOrder: Bool = true) {
    let now = ContinuousClock.now
    while let first = waiting.first, first.moment <= now {
      waiting.removeFirst()
      first.answer(canOrder)
    }
  }
}

/// While a payment waits, the loop comes back for its answer.
extension PaymentDesk: PollSource {
  var deadline: ContinuousClock.Instant? { waiting.first?.moment }
}
