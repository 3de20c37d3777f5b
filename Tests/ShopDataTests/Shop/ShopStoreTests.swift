import GRDB
import NavigationLaws
import ShopCore
import Testing

@testable import ShopData

@Suite struct `What a session keeps` {
  private let database: ShopDatabase
  private let start: ShopState

  init() throws {
    database = try ShopDatabase.inMemory()
    try database.stock(with: .sample)
    try database.write { database in
      for name in ["first", "second"] {
        try database.execute(
          sql: "INSERT INTO session (name, usedAt) VALUES (?, '2026-11-21')",
          arguments: [name]
        )
      }
    }
    start = try ShopStore(in: database, session: 1).load(selling: Catalog.sample)
  }

  @Test func `begins with an empty cart, the first account and the usual settings`() throws {
    let dealings = try ShopStore(in: database, session: 2).load(selling: Catalog.sample)

    #expect(dealings.cart.isEmpty)
    #expect(dealings.account == Account.samples[0])
    #expect(dealings.settings == Settings())
  }

  @Test func `gives every order another number, above all there are`() throws {
    let highest = start.orders.compactMap { Int($0.id.rawValue) }.max() ?? 1000

    #expect(try database.takeOrderNumber() == highest + 1)
    #expect(try database.takeOrderNumber() == highest + 2)
    try database.write { try $0.execute(sql: "UPDATE purchase SET id = '3000' WHERE number = 1") }
    #expect(try database.takeOrderNumber() == 3001)
  }

  @Test func `is its own, but for the orders`() throws {
    var settings = Settings()
    settings.theme = .light
    settings.priceFormat = .code
    settings.usesMouse = false
    settings.goesBackAcrossTabs = true
    settings.lessonsAsk = false
    let order = Order(
      id: "9",
      account: "sam",
      day: "2026-11-20",
      status: .packed,
      lines: [Order.Line(product: "cup", name: "Cup", quantity: 2, price: .euro(900))]
    )
    let changed = ShopState(
      catalog: Catalog.sample,
      cart: cart(["teapot", "cup"]),
      orders: [order] + start.orders,
      account: nil,
      settings: settings
    )

    try ShopStore(in: database, session: 1).save(changesFrom: start, to: changed)

    let first = try ShopStore(in: database, session: 1).load(selling: Catalog.sample)
    let second = try ShopStore(in: database, session: 2).load(selling: Catalog.sample)
    #expect(first.cart == changed.cart)
    #expect(first.account == nil)
    #expect(first.settings == settings)
    #expect(first.orders == changed.orders)
    #expect(second.cart.isEmpty)
    #expect(second.account == Account.samples[0])
    #expect(second.settings == Settings())
    #expect(second.orders == changed.orders)
  }

  @Test func `follows a cart through any changes, in its order`() throws {
    let store = ShopStore(in: database, session: 1)
    var random = SeededGenerator(seed: 5)
    var state = start
    for _ in 0..<200 {
      var next = state.cart
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let product = Product.ID(rawValue: "p\(Int.random(in: 0..<4, using: &random))")
        let variant: Variant.ID? = Bool.random(using: &random) ? "Navy/Small" : nil
        let article = Article(product, variant)
        next.setQuantity(Int.random(in: 0...2, using: &random), of: article)
      }
      let changed = ShopState(catalog: Catalog.sample, cart: next, orders: state.orders)

      try store.save(changesFrom: state, to: changed)

      #expect(try store.load(selling: Catalog.sample).cart == next)
      state = changed
    }
  }

  @Test func `holds no more of an article than a cart can`() throws {
    try database.write {
      try $0.execute(sql: "INSERT INTO cartLine VALUES (1, 'teapot', '', 1, 1000000)")
    }

    let cart = try ShopStore(in: database, session: 1).load(selling: Catalog.sample).cart

    #expect(cart.quantity(of: "teapot") == Cart.limit)
  }

  @Test func `takes an order for packed whose status it does not know`() throws {
    try database.write {
      try $0.execute(sql: "UPDATE purchase SET status = 'beamed', checksum = NULL")
    }

    let orders = try ShopStore(in: database, session: 1).load(selling: Catalog.sample).orders

    #expect(Set(orders.map(\.status)) == [.packed])
  }

  @Test func `is written only where it is different`() throws {
    let changed = ShopState(
      catalog: Catalog.sample,
      cart: cart(["teapot"]),
      orders: start.orders,
      account: start.account
    )
    let store = ShopStore(in: database, session: 1)
    try store.save(changesFrom: start, to: changed)
    let before = try changes()

    try store.save(changesFrom: changed, to: changed)

    let after = try changes()
    try store.save(
      changesFrom: changed,
      to: ShopState(
        catalog: Catalog.sample,
        cart: cart(["teapot", "cup"]),
        orders: start.orders,
        account: start.account
      )
    )
    #expect(after == before)
    // The line, and when the session was used.
    #expect(try changes() == after + 2)
  }

  private func cart(_ products: [Product.ID]) -> Cart {
    var cart = Cart()
    for product in products { cart.setQuantity(1, of: Article(product)) }
    return cart
  }

  /// How many rows were changed since the database was opened.
  private func changes() throws -> Int {
    try database.read { try Int.fetchOne($0, sql: "SELECT total_changes()") ?? 0 }
  }
}
