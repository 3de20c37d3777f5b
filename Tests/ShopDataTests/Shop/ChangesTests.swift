import GRDB
import ShopCore
import Testing

@testable import ShopData

@Suite struct `What was sold and said` {
  private let database: ShopDatabase
  private let store: ShopStore
  private let start = ShopState(catalog: Catalog.sample)
  private let changes = CatalogChanges(
    sold: ["teapot": 5, Article("shirt", "navy"): 1],
    reviews: [
      CatalogChanges.OwnReview(
        product: "cup",
        review: Review(
          author: "sam",
          rating: 2,
          title: "Small",
          text: "Too small.",
          day: "2026-11-02"
        )
      ),
      CatalogChanges.OwnReview(
        product: "teapot",
        review: Review(author: "robin", rating: 4, title: "Fine", text: "It is.", day: "2026-11-01")
      ),
    ]
  )

  init() throws {
    database = try ShopDatabase.inMemory()
    try database.replaceCatalog(with: .sample)
    try SceneStoreRow.make(in: database)
    store = ShopStore(in: database, session: 1)
  }

  private var changed: ShopState { ShopState(catalog: Catalog.sample, changes: changes) }

  @Test func `is there again for every session`() throws {
    try store.save(changesFrom: start, to: changed)

    #expect(try store.load(selling: Catalog.sample).changes == changes)
    #expect(
      try ShopStore(in: database, session: 2).load(selling: Catalog.sample).changes == changes
    )
  }

  @Test func `has a review that was written anew before all others`() throws {
    try store.save(changesFrom: start, to: changed)
    let again = CatalogChanges.OwnReview(
      product: "teapot",
      review: Review(author: "robin", rating: 1, title: "Broke", text: "", day: "2026-11-03")
    )
    let rewritten = CatalogChanges(sold: changes.sold, reviews: [again, changes.reviews[0]])

    try store.save(
      changesFrom: changed,
      to: ShopState(catalog: Catalog.sample, changes: rewritten)
    )

    #expect(try store.load(selling: Catalog.sample).changes == rewritten)
  }

  @Test func `is not about other things that are sold for one run`() throws {
    try store.save(changesFrom: start, to: changed)
    let other = store.sellingOtherThings
    var settings = Settings()
    settings.goesBackAcrossTabs = true

    #expect(try other.load(selling: Catalog.sample).changes == CatalogChanges())
    try other.save(
      changesFrom: start,
      to: ShopState(
        catalog: Catalog.sample,
        settings: settings,
        changes: CatalogChanges(sold: ["teapot": 2])
      )
    )

    #expect(try store.load(selling: Catalog.sample).changes == changes)
    #expect(try store.load(selling: Catalog.sample).settings.goesBackAcrossTabs)
  }

  @Test func `adds up where two sessions sell the same`() throws {
    try store.save(changesFrom: start, to: changed)
    try ShopStore(in: database, session: 2).save(
      changesFrom: start,
      to: ShopState(catalog: Catalog.sample, changes: CatalogChanges(sold: ["teapot": 2]))
    )

    #expect(try store.load(selling: Catalog.sample).changes.sold["teapot"] == 7)
  }

  @Test func `is not taken from a stock that a new catalogue counts anew`() throws {
    try store.save(changesFrom: start, to: changed)

    try database.replaceCatalog(with: .sample)

    let kept = try store.load(selling: Catalog.sample).changes
    #expect(kept.sold.isEmpty)
    #expect(kept.reviews == changes.reviews)
    let catalog = ShopState(catalog: try StoredCatalog(in: database) { _ in }, changes: kept)
      .catalog
    #expect(catalog.product("teapot")?.stock == 12)
  }

  @Test func `is kept, if it was said, for products a new catalogue still has`() throws {
    try store.save(changesFrom: start, to: changed)
    let fewer = Catalog(
      name: "Fewer",
      currency: Currency(code: "EUR"),
      categories: [],
      products: [Product(id: "cup", name: "Cup", category: "tea", price: .euro(900), stock: 9)],
      people: []
    )

    try database.replaceCatalog(with: fewer)

    let kept = try store.load(selling: Catalog.sample).changes
    #expect(kept.sold.isEmpty)
    #expect(kept.reviews.map(\.product) == ["cup"])
  }

  @Test func `is what the stored catalogue shows, also of what it remembers`() throws {
    let stored = try StoredCatalog(in: database) { _ in }
    #expect(stored.product("teapot")?.stock == 12)

    let catalog = ShopState(catalog: stored, changes: changes).catalog

    #expect(catalog.product("teapot")?.stock == 7)
    #expect(catalog.products(in: "tea")[0]?.stock == 7)
    #expect(catalog.product("teapot")?.reviews.map(\.author) == ["robin", "ada", "ghost"])
    #expect(catalog.person("robin")?.name == "Robin Vale")
    #expect(catalog.reviews(by: "sam").map(\.productName) == ["Cup"])
    #expect(catalog.allPeople.compactMap { $0?.id } == ["ada", "tess", "robin", "sam"])
  }

  @Test func `keeps what an order cost to send`() throws {
    let order = Order(
      id: "2001",
      account: "robin",
      day: "2026-11-02",
      status: .packed,
      lines: [Order.Line(product: "cup", name: "Cup", quantity: 1, price: .euro(900))],
      delivery: .euro(500)
    )

    try store.save(changesFrom: start, to: ShopState(catalog: Catalog.sample, orders: [order]))

    #expect(try store.load(selling: Catalog.sample).orders == [order])
    #expect(order.total == .euro(1400))
  }
}

/// Rows for two sessions.
private enum SceneStoreRow {
  static func make(in database: ShopDatabase) throws {
    try database.write { database in
      for name in ["first", "second"] {
        try database.execute(
          sql: "INSERT INTO session (name, usedAt) VALUES (?, '2026-11-21')",
          arguments: [name]
        )
      }
    }
  }
}
