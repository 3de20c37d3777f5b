import SceneNavigation
import Testing

@testable import ShopCore
@testable import ShopTUI

@MainActor @Suite struct `The payment desk` {
  private func charge(
    _ number: String,
    at desk: PaymentDesk,
    answer: @escaping (PaymentAnswer) -> Void
  )
    throws
  {
    let id = Payment.ID(
      presentation: Presentation.ID(scene: SceneID(number: 1), number: 1),
      account: "robin",
      number: 1
    )
    let amount = Money(minorUnits: 900, currency: Currency(code: "EUR"))
    let payment = Payment(
      id: id,
      cart: Cart(),
      delivery: .standard,
      amount: amount,
      address: [],
      card: "•••• 4242"
    )
    desk.charge(try CardNumber(number), for: payment) { answer($0) }
  }

  @Test func `answers nobody before the moment has passed`() throws {
    let desk = PaymentDesk(pause: .seconds(3_600))
    var answers: [PaymentAnswer] = []
    #expect(desk.deadline == nil)

    try charge("4242424242424242", at: desk) { answers.append($0) }
    desk.answerDue()

    #expect(answers.isEmpty)
    #expect(try #require(desk.deadline) > .now + .seconds(3_000))
  }

  @Test func `accepts nothing while no order can be made`() throws {
    let desk = PaymentDesk(pause: .zero)
    var answers: [PaymentAnswer] = []
    try charge("4242424242424242", at: desk) { answers.append($0) }
    try charge(SimulatedPayments.declined, at: desk) { answers.append($0) }

    desk.answerDue(canOrder: false)

    #expect(answers == [.timedOut, .declined])
  }

  @Test(arguments: [
    ("4242424242424242", PaymentAnswer.accepted), (SimulatedPayments.declined, .declined),
    (SimulatedPayments.silent, .timedOut),
  ])
  func `answers once when it has passed, and wants no turn then`(
    number: String,
    expected: PaymentAnswer
  ) throws {
    let desk = PaymentDesk(pause: .zero)
    var answers: [PaymentAnswer] = []
    try charge(number, at: desk) { answers.append($0) }

    desk.answerDue()
    desk.answerDue()

    #expect(answers == [expected])
    #expect(desk.deadline == nil)
  }

  @Test func `charges nobody for an order that cannot be made`() throws {
    let desk = PaymentDesk(pause: .zero) { false }
    var answers: [PaymentAnswer] = []
    for number in ["4242424242424242", SimulatedPayments.declined] {
      try charge(number, at: desk) { answers.append($0) }
    }

    desk.answerDue()

    #expect(answers == [.timedOut, .declined])
  }
}
