import Foundation
import SceneNavigation
import ShopCore
import Testing

@Suite struct `An amount of money` {
  @Test(arguments: [
    (2450, "EUR", PriceFormat.symbolFirst, "€24.50"),
    (2450, "EUR", .symbolLast, "24,50 €"),
    (2450, "EUR", .code, "24.50 EUR"),
    (5, "USD", .symbolFirst, "$0.05"),
    (123_456_789, "USD", .symbolFirst, "$1,234,567.89"),
    (1500, "JPY", .symbolFirst, "¥1,500"),
    (1500, "KWD", .code, "1.500 KWD"),
    (-250, "EUR", .symbolFirst, "-€2.50"),
    (0, "EUR", .symbolLast, "0,00 €"),
  ])
  func `is written with its currency's digits`(
    amount: Int,
    code: String,
    format: PriceFormat,
    text: String
  ) {
    let money = Money(minorUnits: amount, currency: Currency(code: code))

    #expect(money.formatted(format) == text)
  }

  @Test func `has no sum where it no longer fits or the currencies differ`() {
    let most = Money(minorUnits: .max, currency: Currency(code: "EUR"))
    let dollar = Money(minorUnits: 1, currency: Currency(code: "USD"))

    #expect(most.plus(.euro(1)) == nil)
    #expect(most.times(2) == nil)
    #expect(most.plus(dollar) == nil)
    #expect(Money.euro(2).times(3) == .euro(6))
  }
}

@Suite struct `A cart` {
  @Test func `counts each piece and sums what they cost`() {
    var cart = Cart()

    cart.setQuantity(2, of: "teapot")
    cart.setQuantity(1, of: "cup")
    cart.setQuantity(4, of: "lamp")

    #expect(cart.count == 7)
    #expect(cart.total(in: Catalog.sample) == .euro(2 * 2450 + 900))
  }

  @Test func `drops a line whose quantity becomes none`() {
    var cart = Cart()
    cart.setQuantity(2, of: "teapot")

    cart.setQuantity(0, of: "teapot")

    #expect(cart.isEmpty)
  }
}

@Suite struct `A catalogue` {
  @Test func `finds shelves, people and products by the beginnings of their words`() {
    let found = Catalog.sample.search("te").hits

    #expect(found == [.category("tea"), .person("tess"), .product("teapot"), .product("cup")])
    #expect(Catalog.sample.search("LAMP").hits == [.product("lamp")])
    #expect(Catalog.sample.search("desk la").hits == [.product("lamp")])
    #expect(Catalog.sample.search("amp").hits.isEmpty)
    #expect(Catalog.sample.search("  ").hits.isEmpty)
  }

  @Test func `keeps the first of two models with one id`() {
    let twice = Catalog(
      name: "Twice",
      currency: Currency(code: "EUR"),
      categories: [Category(id: "tea", name: "Tea"), Category(id: "tea", name: "Other")],
      products: [],
      people: [Person(id: "ada", name: "Ada"), Person(id: "ada", name: "Other")]
    )

    #expect(twice.categories.map(\.name) == ["Tea"])
    #expect(twice.people.map(\.name) == ["Ada"])
  }

  @Test func `knows what stands on a shelf and what somebody wrote`() {
    #expect(Catalog.sample.products(in: "tea").map(\.?.id) == ["teapot", "cup"])
    #expect(Catalog.sample.products(in: "none").isEmpty)
    #expect(Catalog.sample.reviews(by: "ada").map(\.product) == ["teapot"])
  }

  @Test func `gives each demonstration account orders of its own`() {
    let orders = Order.samples(from: .sample)

    let owners = Dictionary(grouping: orders, by: \.account)

    #expect(owners.count == Account.samples.count)
    #expect(Set(orders.map(\.id)).count == orders.count)
    #expect(orders.allSatisfy { ($0.total?.minorUnits ?? 0) > 0 })
  }
}

@Suite struct `A text draft` {
  @Test func `takes letters where its cursor stands`() {
    var draft = TextDraft("tpot")

    for edit in [TextDraft.Edit.moveToStart, .moveRight, .insert("ea"), .deleteForward] {
      draft.apply(edit)
    }

    #expect(draft.text == "teaot")
    #expect(draft.cursor == 3)
  }

  @Test(arguments: [
    (TextDraft.Edit.insert("cup"), "cup", 3), (.deleteBackward, "", 0), (.deleteForward, "", 0),
    (.deleteWordBackward, "", 0), (.moveLeft, "tea", 0), (.moveToStart, "tea", 0),
    (.deleteToEnd, "", 0), (.moveWordLeft, "tea", 0), (.moveWordRight, "tea", 3),
    (.moveRight, "tea", 3), (.moveToEnd, "tea", 3), (.replace("jug"), "jug", 3), (.clear, "", 0),
    (.move(to: 1), "tea", 1), (.move(to: 9), "tea", 3),
  ])
  func `gives up what is selected for what is typed`(
    edit: TextDraft.Edit,
    text: String,
    cursor: Int
  ) throws {
    var draft = TextDraft("tea")
    draft.apply(.selectAll)
    #expect(draft.isSelected)
    #expect(try JSONDecoder().decode(TextDraft.self, from: JSONEncoder().encode(draft)) == draft)

    draft.apply(edit)

    #expect(draft.text == text)
    #expect(draft.cursor == cursor)
    #expect(!draft.isSelected)
  }

  @Test(arguments: [
    ("green tea", "green "), ("green tea  ", "green "), ("tea", ""), ("", ""),
  ])
  func `deletes a word backward`(text: String, left: String) {
    var draft = TextDraft(text)

    draft.apply(.deleteWordBackward)

    #expect(draft.text == left)
    #expect(draft.cursor == left.count)
  }

  @Test(arguments: [
    (TextDraft.Edit.moveWordLeft, [15, 11, 6, 0, 0]), (.moveWordRight, [5, 9, 14, 18, 18]),
  ])
  func `is gone through word by word`(edit: TextDraft.Edit, places: [Int]) {
    var draft = TextDraft("green tea  now été")
    draft.apply(edit == .moveWordRight ? .moveToStart : .moveToEnd)

    let reached = places.map { _ in
      draft.apply(edit)
      return draft.cursor
    }

    #expect(reached == places)
    #expect(draft.text == "green tea  now été")
  }

  @Test(arguments: [(0, ""), (5, "green"), (9, "green tea")])
  func `loses what stands behind the cursor`(cursor: Int, left: String) {
    var draft = TextDraft("green tea")
    draft.apply(.move(to: cursor))

    draft.apply(.deleteToEnd)

    #expect(draft.text == left)
    #expect(draft.cursor == cursor)
  }

  @Test(arguments: [
    (TextDraft.Edit.moveToStart, "green\ntea\nnow", 6), (.moveToEnd, "green\ntea\nnow", 9),
    (.deleteToEnd, "green\nt\nnow", 7),
  ])
  func `is gone through and cut line by line`(edit: TextDraft.Edit, text: String, cursor: Int) {
    var draft = TextDraft("green\ntea\nnow")
    draft.apply(.move(to: 7))

    draft.apply(edit)

    #expect(draft.text == text)
    #expect(draft.cursor == cursor)
  }

  @Test func `loses a line break where nothing stands before it`() {
    var draft = TextDraft("green\n\ntea")
    draft.apply(.move(to: 6))

    draft.apply(.deleteToEnd)

    #expect(draft.text == "green\ntea")
    #expect(draft.cursor == 6)
  }

  @Test(arguments: [(-3, 0), (2, 2), (99, 3)])
  func `has its cursor inside after being read, whatever was saved`(saved: Int, read: Int) throws {
    let json = Data(#"{"text":"tea","cursor":\#(saved)}"#.utf8)

    var draft = try JSONDecoder().decode(TextDraft.self, from: json)
    draft.apply(.insert("!"))

    #expect(draft.cursor == read + 1)
  }

  @Test func `treats a letter with its marks as one, and stays in its limits`() {
    var draft = TextDraft("e")

    draft.apply(.insert("\u{301}"))
    draft.apply(.moveRight)
    draft.apply(.deleteBackward)
    draft.apply(.deleteBackward)
    draft.apply(.insert(String(repeating: "x", count: 2 * TextDraft.limit)))

    #expect(draft.text.count == TextDraft.limit)
  }
}
