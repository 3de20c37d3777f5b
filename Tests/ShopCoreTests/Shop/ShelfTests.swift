import Testing

@testable import ShopCore

@Suite struct `A shelf` {
  private let catalog = Catalog(
    name: "Corner shop",
    currency: Currency(code: "EUR"),
    categories: [Category(id: "tea", name: "Tea")],
    products: [
      Product(id: "pot", name: "Teapot", category: "tea", price: .euro(2450), stock: 3),
      Product(id: "cup", name: "cup", category: "tea", price: .euro(900), stock: 0),
      Product(id: "urn", name: "Urn", category: "tea", price: nil, stock: 1),
      Product(id: "etui", name: "Étui", category: "tea", price: .euro(900), stock: 4),
    ],
    people: []
  )

  @Test(
    arguments: [
      (.catalogue, ["pot", "cup", "urn", "etui"]),
      (.cheapestFirst, ["cup", "etui", "pot", "urn"]),
      (.dearestFirst, ["pot", "cup", "etui", "urn"]),
      (.name, ["cup", "etui", "pot", "urn"]),
    ] as [(CategoryFilter.Order, [Product.ID])]
  )
  func `stands in the order that was chosen`(order: CategoryFilter.Order, ids: [Product.ID]) {
    let shelf = catalog.products(in: "tea", filteredBy: CategoryFilter(order: order))

    #expect(shelf.compactMap { $0?.id } == ids)
  }

  @Test func `shows what can be bought, where only that is asked for`() {
    let filter = CategoryFilter(isInStockOnly: true, leavingOut: ["pot"])

    let shelf = catalog.products(in: "tea", filteredBy: filter)

    #expect(shelf.compactMap { $0?.id } == ["etui"])
    #expect(!filter.isPlain && CategoryFilter().isPlain)
  }

  @Test func `is empty where there is none`() {
    let filter = CategoryFilter(order: .name)

    #expect(catalog.products(in: "none", filteredBy: filter).isEmpty)
  }
}

@Suite struct `The orders of an account` {
  private let orders = Order.samples(from: .sample)

  @Test func `are found by whoever is signed in, and by nobody else`() throws {
    let order = try #require(orders.first)
    let owner = try #require(Account.samples.first { $0.id == order.account })
    let other = try #require(Account.samples.first { $0.id != order.account })

    func state(of account: Account?) -> ShopState {
      ShopState(catalog: Catalog.sample, orders: orders, account: account)
    }

    #expect(state(of: owner).order(order.id) == order)
    #expect(state(of: other).order(order.id) == nil)
    #expect(state(of: nil).ownOrders == [])
  }
}
