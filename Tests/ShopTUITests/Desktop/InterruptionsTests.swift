import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `Typing that something else interrupts` {
  /// A shop whose first window waits for a payment while somebody types the card again.
  private func typing(card: String = "4242424242424242") throws -> HeadlessShop {
    let shop = try HeadlessShop(windowCount: 2, size: ScreenSize(columns: 120, rows: 30))
    try shop.app.pay(card: card, in: try #require(shop.window("A")))
    try shop.press(Key(.escape), Key(.tab))
    try #require(shop.desktop.keyFocus.field?.field == .cardNumber)
    return shop
  }

  @Test(arguments: ["4242424242424242", SimulatedPayments.declined])
  func `does nothing else once a payment was answered`(card: String) throws {
    let shop = try typing(card: card)
    try shop.carryOut(.answerPayment)
    let answered = shop.app.lastState

    try shop.type("xnq 42")

    #expect(shop.app.lastState == answered)
    #expect(shop.isRunning)
    #expect(shop.canvas.text.contains("The payment was answered while you typed"))
    try shop.press(Key(.enter))
    #expect(shop.app.lastState == answered)
    try shop.press(.character("n"))
    #expect(shop.app.lastState.windows.count == 3)
  }

  @Test func `goes on where it was not about the field`() throws {
    let shop = try typing()
    try shop.press(Key(.escape), .character("w"), .character("/"))
    try shop.type("tea")

    try shop.carryOut(.answerPayment)
    try shop.type("pot")

    #expect(shop.canvas.text.contains("Find  teapot"))
  }

  @Test func `does nothing else either where a prompt stood over the field`() throws {
    let shop = try typing()
    try shop.press(.control("p"))

    try shop.carryOut(.answerPayment)
    try shop.press(Key(.escape))
    try shop.type("xq")

    #expect(shop.app.lastState.windows.count == 2)
    #expect(shop.isRunning)
  }

  @Test func `has the footer name the key that ends it, and no other`() throws {
    let shop = try typing()

    try shop.carryOut(.answerPayment)

    let footer = shop.canvas.lines(in: Rect(column: 0, row: 29, width: 120, height: 1))[0]
    #expect(footer.trimmed == "Enter back to commands")
  }

  @Test func `ends at a click on that hint, which does nothing else`() throws {
    let shop = try typing()
    try shop.carryOut(.answerPayment)
    let answered = shop.app.lastState

    try shop.carryOut(.input(.mouse(MouseEvent(kind: .press(.left), column: 3, row: 29))))

    #expect(shop.app.lastState == answered)
    try shop.press(.character("n"))
    #expect(shop.app.lastState.windows.count == 3)
  }

  @Test func `quits nothing where the terminal is too small to see it`() throws {
    let shop = try typing()
    try shop.carryOut(.resize(ScreenSize(columns: 20, rows: 6)))

    try shop.type("q")
    #expect(shop.isRunning)
    try shop.press(.control("c"))

    #expect(!shop.isRunning)
  }

  @Test func `is said to be so as well of what is pasted`() throws {
    let shop = try typing()
    try shop.carryOut(.answerPayment)

    try shop.carryOut(.input(.paste("4242")))

    #expect(shop.canvas.text.contains("The payment was answered while you typed"))
  }

  @Test func `is not ended by the wheel`() throws {
    let shop = try typing()
    try shop.carryOut(.answerPayment)

    try shop.carryOut(.input(.mouse(MouseEvent(kind: .wheelDown, column: 70, row: 5))))
    try shop.type("x")

    #expect(shop.app.lastState.windows.count == 2)
  }
}

@MainActor extension HeadlessShop {
  fileprivate func press(_ keys: Key...) throws {
    for key in keys { try carryOut(.input(.key(key))) }
  }

  fileprivate func type(_ text: String) throws {
    for letter in text { try carryOut(.input(.key(.character(letter)))) }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
