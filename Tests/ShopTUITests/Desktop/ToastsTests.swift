import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A window without the focus` {
  private let desk = PaymentDesk(pause: .zero)

  /// The window of a letter, and what it says in its toast.
  private func toast(of letter: String, on stage: Stage) throws -> String? {
    let id = try #require(stage.window(letter))
    return try #require(stage.desktop.view(id)).toast
  }

  private func send(_ action: SceneAction, in letter: String, on stage: Stage, cause: Cause = .key)
    throws
  {
    stage.app.send(.scene(action, in: try #require(stage.window(letter))), cause: cause)
    stage.desktop.draw()
  }

  private func presented(in letter: String, on stage: Stage) -> Presentation? {
    stage.window(letter).flatMap { stage.app.windows.router($0) }?.presented
  }

  private func submit(in letter: String, on stage: Stage) throws {
    let top = try #require(presented(in: letter, on: stage))
    try send(.submit(top.id), in: letter, on: stage)
  }

  private func fill(_ fields: [FieldID: String], in letter: String, on stage: Stage) throws {
    let screen = try #require(presented(in: letter, on: stage)).screen
    for (field, text) in fields {
      try send(.edit(screen, field, .insert(text)), in: letter, on: stage)
    }
    try submit(in: letter, on: stage)
  }

  /// Goes through a checkout until the payment is on its way.
  private func pay(in letter: String, card: String = "4242424242424242", on stage: Stage) throws {
    try send(.present(.fullScreenCover(.checkout)), in: letter, on: stage)
    let address: [FieldID: String] = [
      .name: "Robin Vale", .street: "Mill Lane 4", .postcode: "12345", .city: "Port",
      .country: "Norway",
    ]
    try fill(address, in: letter, on: stage)
    try submit(in: letter, on: stage)
    let paying: [FieldID: String] = [
      .cardNumber: card, .cardExpiry: "12/29", .securityCode: "123", .cardName: "Robin Vale",
    ]
    try fill(paying, in: letter, on: stage)
    try submit(in: letter, on: stage)
  }

  private func answer(on stage: Stage) {
    desk.answerDue()
    stage.desktop.draw()
  }

  /// A stage with so many teapots in the cart.
  private func stage(teapots: Int = 1) throws -> Stage {
    let stage = try Stage(payments: desk)
    stage.app.send(.shop(.setQuantity(teapots, of: "teapot")), cause: .key)
    stage.desktop.draw()
    return stage
  }

  @Test func `says that a link landed in it, and no other cell changes`() throws {
    let stage = try Stage()
    let before = stage.desktop.canvas
    let target = LinkTarget(.home([.product("teapot")]))

    try send(.openLink(target), in: "B", on: stage, cause: .link)

    #expect(stage.drawn == ["B"])
    #expect(stage.desktop.canvas.text.contains("A link opened product “Teapot”."))
    let b = try #require(stage.window("B"))
    let frame = try #require(stage.desktop.view(b)).rect
    for row in 0..<stage.desktop.canvas.height - 2 {
      for column in 0..<stage.desktop.canvas.width
      where !frame.contains(column: column, row: row) {
        #expect(stage.desktop.canvas[column, row] == before[column, row])
      }
    }
    #expect(try toast(of: "A", on: stage) == nil)
  }

  @Test func `says it until one goes on there`() throws {
    let stage = try Stage()
    try send(.openLink(LinkTarget(.home([.cart]))), in: "B", on: stage, cause: .link)
    stage.press(Key(.tab), Key(.down))
    #expect(try toast(of: "B", on: stage) != nil)

    stage.press(Key(.escape))

    #expect(try toast(of: "B", on: stage) == nil)
  }

  @Test func `says nothing any more of a place that was moved away`() throws {
    let stage = try Stage()
    try send(.openLink(LinkTarget(.home([.cart]))), in: "B", on: stage, cause: .link)
    #expect(try toast(of: "B", on: stage) != nil)
    let (b, c) = (try #require(stage.window("B")), try #require(stage.window("C")))

    stage.app.send(.app(.movePlace(from: b, to: c)), cause: .key)

    #expect(try toast(of: "B", on: stage) == nil)
  }

  @Test func `says nothing of a link it had the focus for`() throws {
    let stage = try Stage()

    try send(.openLink(LinkTarget(.home([.cart]))), in: "A", on: stage, cause: .link)

    #expect(try toast(of: "A", on: stage) == nil)
  }

  @Test func `says who ordered what it was about to order, and who sold out what it shows`() throws
  {
    let probe = try Stage()
    let stock = try #require(probe.app.shop.state.catalog.product("teapot")?.offer.stock)
    let stage = try stage(teapots: stock)
    try send(.present(.fullScreenCover(.checkout)), in: "B", on: stage)
    try send(.navigate(.home(.product("teapot"))), in: "C", on: stage)
    let scenes = ["B", "C"].map { stage.window($0).flatMap { stage.app.windows.state.scene($0) } }

    try pay(in: "A", on: stage)
    answer(on: stage)

    let order = try #require(stage.app.shop.state.orders.first).id
    #expect(try toast(of: "A", on: stage) == nil)
    #expect(try toast(of: "B", on: stage) == "Order \(order) was placed in A.")
    #expect(try toast(of: "C", on: stage) == "Sold out, ordered in A: Teapot.")
    let after = ["B", "C"].map { stage.window($0).flatMap { stage.app.windows.state.scene($0) } }
    #expect(after == scenes)
  }

  @Test func `says nothing of an order that does not concern it`() throws {
    let stage = try stage()

    try pay(in: "A", on: stage)
    answer(on: stage)

    #expect(try toast(of: "B", on: stage) == nil)
    #expect(try toast(of: "C", on: stage) == nil)
  }

  @Test func `says what came of its payment, and the line below says it too`() throws {
    let stage = try stage()
    try pay(in: "A", on: stage)
    stage.press(.character("w"))

    answer(on: stage)

    let order = try #require(stage.app.shop.state.orders.first).id
    #expect(try toast(of: "A", on: stage) == "Order \(order) is placed.")
    #expect(
      stage.desktop.canvas.text.contains("A · order \(order) placed · no other window moved ✓")
    )
  }

  @Test func `says that its order was not placed where the payment was refused`() throws {
    let stage = try stage()
    try pay(in: "A", card: SimulatedPayments.declined, on: stage)
    stage.press(.character("w"))

    answer(on: stage)

    #expect(try toast(of: "A", on: stage) == "The order was not placed.")
    #expect(stage.desktop.canvas.text.contains("declined"))
  }

  @Test func `says who signed in where it waited for that, and no other one does`() throws {
    let stage = try Stage()
    stage.app.send(.shop(.signOut), cause: .key)
    try send(.navigate(.profile(.orders)), in: "A", on: stage)
    try send(.navigate(.profile(.orders)), in: "B", on: stage)

    stage.app.send(.shop(.signIn("robin")), cause: .key)

    #expect(try toast(of: "A", on: stage) == nil)
    #expect(try toast(of: "B", on: stage) == "Signed in: Robin Vale.")
    #expect(try toast(of: "C", on: stage) == nil)
  }

  @Test func `says nothing any more of an account that was left`() throws {
    let stage = try stage()
    try send(.navigate(.home(.cart)), in: "B", on: stage)
    try pay(in: "A", on: stage)
    answer(on: stage)
    #expect(try toast(of: "B", on: stage) != nil)

    stage.app.send(.shop(.signOut), cause: .key)
    stage.desktop.draw()

    #expect(try toast(of: "B", on: stage) == nil)
  }

  @Test(arguments: [true, false])
  func `hears nothing of an answer that nobody waits for`(signsOut: Bool) throws {
    let stage = try stage()
    try pay(in: "A", on: stage)
    stage.press(.character("w"))
    let a = try #require(stage.window("A"))
    stage.app.send(signsOut ? .shop(.signOut) : .app(.closeWindowAnyway(a)), cause: .key)
    stage.desktop.draw()
    let before = stage.desktop.canvas

    answer(on: stage)

    #expect(stage.desktop.canvas == before)
    #expect(!stage.app.shop.state.orders.contains { $0.day == stage.app.shop.state.today })
  }

  @Test func `does not move for what it says`() throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 14)
    stage.app.send(.shop(.signOut), cause: .key)
    stage.press(Key(.tab))
    for _ in 0..<9 { stage.press(Key(.down)) }
    let b = try #require(stage.window("B"))
    try send(.present(.fullScreenCover(.signIn(then: nil))), in: "B", on: stage)
    stage.press(.character("W"))
    var steps: [Step] = []
    stage.app.observe { steps.append($0) }

    stage.app.send(.shop(.signIn("robin")), cause: .key)
    stage.desktop.draw()

    #expect(try toast(of: "B", on: stage) == "Signed in: Robin Vale.")
    #expect(steps.count == 1)
    #expect(stage.app.windows.router(b)?.presented == nil)
  }
}
