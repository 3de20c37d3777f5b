import GRDB
import Testing

@Suite(.waitsForPrograms) struct `The checkout` {
  @Test func `is there again after quitting, in the same field with the same text`() throws {
    let shop = try shopWithFullCart()
    try openCheckout(in: shop)
    try fill(["Robin Vale", "Mill Lane"], in: shop)
    let left = try shop.settle(after: shop.wait(for: "Street    Mill Lane"))

    try shop.press("C-c")
    try shop.waitForEnd()
    let again = try TmuxSession(home: shop.home)

    #expect(try again.capture().lines.dropLast(2) == left.lines.dropLast(2))
    try again.type(" 4")
    try again.wait(for: "Street    Mill Lane 4")
  }

  @Test func `buys in one window while another one stands in its own`() throws {
    let shop = try shopWithFullCart()
    try openCheckout(in: shop)
    try fill(Self.address, in: shop)
    try leaveField(in: shop)
    try shop.press("w")
    try shop.wait(for: "B has the focus")
    try openLink("cart", in: shop)
    try openCheckout(in: shop)
    try fill(["Sam Okafor"], in: shop)
    let before = try shop.settle(after: shop.wait(for: "Name      Sam Okafor"))
    try leaveField(in: shop)
    try shop.press("W")
    try shop.wait(for: "A has the focus")

    try goOnToReview(in: shop, card: "4242 4242 4242 4242")
    try shop.press("Enter")
    let paying = try shop.wait(for: "[ Paying… ]")

    let after = try shop.wait(for: "Thank you. Order 2016 is placed.")
    #expect(paying.contains("cart 1"))
    #expect(before.window("B").contains { $0.contains("Name      Sam Okafor") })
    #expect(after.window("B").contains { $0.contains("Name      Sam Okafor") })
    #expect(!after.contains("cart 1"))
    #expect(after.window("B").contains { $0.contains("The cart was ordered in window A") })
    #expect(after.window("B").contains { $0.contains("Order 2016 was placed in A.") })
    #expect(after.status.contains("A · order 2016 placed · no other window moved ✓"))
  }

  @Test func `says when the card is declined, and charges nothing`() throws {
    let shop = try shopWithFullCart()
    try openCheckout(in: shop)
    try fill(Self.address, in: shop)
    try leaveField(in: shop)

    try goOnToReview(in: shop, card: "4000 0000 0000 0002")
    try shop.press("Enter")

    let screen = try shop.wait(for: "declined")
    #expect(screen.contains("cart 1"))
  }

  @Test func `pays on while one looks elsewhere, and says in its window what came of it`() throws {
    let shop = try shopWithFullCart()
    try openCheckout(in: shop)
    try fill(Self.address, in: shop)
    try leaveField(in: shop)
    try goOnToReview(in: shop, card: "4242 4242 4242 4242")

    try shop.press("Enter", "w", "w", "Enter")

    let meanwhile = try shop.wait(for: "C · product “Teapot” pushed")
    #expect(meanwhile.window("A").contains { $0.contains("[ Paying… ]") })
    let after = try shop.wait(for: "A · order 2016 placed · no other window moved ✓")
    #expect(after.window("A").contains { $0.contains("Order 2016 is placed.") })
    #expect(after.focus == "C")
  }

  @Test func `leaves the order unplaced when one quits while it is being paid`() throws {
    let shop = try shopWithFullCart()
    try openCheckout(in: shop)
    try fill(Self.address, in: shop)
    try leaveField(in: shop)
    try goOnToReview(in: shop, card: "4242 4242 4242 4242")
    try shop.press("Enter")
    try shop.wait(for: "[ Paying… ]")

    try shop.press("C-c", "C-c")
    try shop.waitForEnd()

    let again = try TmuxSession(home: shop.home)
    let screen = try again.wait(for: "Please enter the card again.")
    #expect(screen.contains("cart 1"))
    #expect(screen.contains("[ Pay €"))
  }

  @Test func `gives each order a number of its own, whichever session it is placed in`() throws {
    let shop = try shopWithFullCart()
    let other = try shopWithFullCart(home: shop.home, session: "other")
    for shop in [shop, other] {
      try openCheckout(in: shop)
      try fill(Self.address, in: shop)
      try leaveField(in: shop)
      try goOnToReview(in: shop, card: "4242 4242 4242 4242")
    }

    try other.press("Enter")
    try other.wait(for: "Thank you. Order 2016 is placed.")
    try shop.press("Enter")
    try shop.wait(for: "Thank you. Order 2017 is placed.")

    try shop.press("q")
    try shop.waitForEnd()
    let again = try TmuxSession(home: shop.home)
    try again.wait(for: "Thank you. Order 2017 is placed.")
  }

  @Test func `sells nothing that another session sold meanwhile`() throws {
    let shop = try shopWithFullCart()
    try openCheckout(in: shop)
    try fill(Self.address, in: shop)
    try leaveField(in: shop)
    try goOnToReview(in: shop, card: "4242 4242 4242 4242")
    let database = try shop.home.openDatabase()
    try database.write { try $0.execute(sql: "INSERT INTO sold VALUES ('teapot', '', 1000)") }

    try shop.press("Enter")

    let screen = try shop.wait(for: "sold out")
    #expect(screen.contains("cart 1"))
    let sold = try database.read { try Int.fetchOne($0, sql: "SELECT sum(quantity) FROM sold") }
    #expect(sold == 1000)
  }

  private static let address = ["Robin Vale", "Mill Lane 4", "12345", "Port", "Norway"]

  /// A shop with a teapot in its cart, and the cart in window A.
  private func shopWithFullCart(
    home: TemporaryHome? = nil,
    session: String = "default"
  ) throws -> TmuxSession {
    let shop = try TmuxSession(home: home, shop: "--session", session)
    try shop.press("Enter", "Enter")
    try shop.wait(for: "cart · 1 × “Teapot”")
    try openLink("cart", in: shop)
    return shop
  }

  private func openLink(_ link: String, in shop: TmuxSession) throws {
    try shop.press("o")
    try shop.wait(for: "Enter open · Esc")
    try shop.type(link)
    try shop.wait(for: link)
    try shop.press("Enter")
    try shop.wait(for: "link to \(link) opened")
  }

  private func openCheckout(in shop: TmuxSession) throws {
    try shop.press("End", "Enter")
    try shop.wait(for: "checkout opened")
    try shop.press("Enter")
    try shop.wait(for: "typing")
  }

  /// Types into one field after the other, beginning with the one that takes the keys.
  private func fill(_ texts: [String], in shop: TmuxSession) throws {
    for (index, text) in texts.enumerated() {
      if index > 0 { try shop.press("Tab") }
      try shop.type(text)
      try shop.wait(for: text)
    }
  }

  /// Leaves the field that takes the keys, and waits for that: Esc and a letter would be one key.
  private func leaveField(in shop: TmuxSession) throws {
    try shop.press("Escape")
    try shop.wait(for: "field left")
  }

  /// Goes from the last field of the address to the review, paying with a card.
  private func goOnToReview(in shop: TmuxSession, card: String) throws {
    try shop.press("End", "Up", "Enter")
    try shop.wait(for: "Checkout · Delivery")
    try shop.press("End", "Up", "Enter")
    try shop.wait(for: "Checkout · Payment")
    try shop.press("Home", "Enter")
    try shop.type(card)
    try shop.press("Tab")
    try shop.type("12/29")
    try shop.press("Tab")
    try shop.type("123")
    try shop.press("Tab")
    try shop.type("Robin Vale")
    try leaveField(in: shop)
    try shop.press("End", "Up", "Enter")
    try shop.wait(for: "Checkout · Review")
  }
}
