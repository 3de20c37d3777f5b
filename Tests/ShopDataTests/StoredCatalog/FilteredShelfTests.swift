import GRDB
import ShopCore
import Testing

@testable import ShopData

@Suite struct `A filtered shelf` {
  /// A catalogue with prices that come twice, none at all, and stocks of every kind.
  private let catalog = Catalog(
    name: "Mixed",
    currency: Currency(code: "EUR"),
    categories: [Category(id: "c0", name: "One"), Category(id: "c1", name: "Two")],
    products: (0..<200).map { number in
      Product(
        id: Product.ID(rawValue: "p\(number)"),
        name: ["Lamp", "ärm", "Zebra", "tea"][number * 7 % 4] + " \(number % 9)",
        category: number.isMultiple(of: 3) ? "c0" : "c1",
        price: number.isMultiple(of: 11) ? nil : .euro(number * 37 % 50),
        stock: [nil, 0, 3, 1][number % 4]
      )
    },
    people: []
  )

  @Test(arguments: CategoryFilter.Order.allCases, [true, false])
  func `is the same in the database as in memory`(
    order: CategoryFilter.Order,
    isInStockOnly: Bool
  ) throws {
    let stored = try Stored(catalog)
    let filters = [
      CategoryFilter(isInStockOnly: isInStockOnly, order: order),
      CategoryFilter(isInStockOnly: isInStockOnly, order: order, leavingOut: ["p2", "p4", "none"]),
    ]
    for filter in filters {
      let expected = catalog.products(in: "c1", filteredBy: filter).compactMap { $0?.id }

      let found = stored.catalog.products(in: "c1", filteredBy: filter).compactMap { $0?.id }

      #expect(found == expected)
      #expect(!found.isEmpty)
    }
    #expect(stored.failures.all.isEmpty)
  }

  @Test func `leaves out what sold out since`() throws {
    let stored = try Stored(catalog)
    let changes = CatalogChanges(sold: ["p7": 1, "p10": 2])
    let catalog = ShopState(catalog: stored.catalog, changes: changes).catalog

    let shown = catalog.products(in: "c1", filteredBy: CategoryFilter(isInStockOnly: true))

    let ids = shown.compactMap { $0?.id }
    #expect(!ids.contains("p7"))
    #expect(ids.contains("p10"))
  }

  @Test(arguments: [CategoryFilter.Order.cheapestFirst, .dearestFirst], [true, false])
  func `goes by the price of what is left to choose`(
    order: CategoryFilter.Order,
    isInStockOnly: Bool
  ) throws {
    func shirt(_ id: Product.ID, _ price: Int) -> Product {
      Product(
        id: id,
        name: id.rawValue,
        category: "c",
        options: ["Size"],
        variants: [
          Variant(id: "s", values: ["S"], price: .euro(5), stock: 1),
          Variant(id: "l", values: ["L"], price: .euro(price), stock: 1),
        ]
      )
    }
    let others = (1...9).map { number in
      Product(
        id: Product.ID(rawValue: "hat\(number)"),
        name: "Hat",
        category: "c",
        price: number == 9 ? nil : .euro(number * 10),
        stock: 1
      )
    }
    let catalog = Catalog(
      name: "Clothes",
      currency: Currency(code: "EUR"),
      categories: [Category(id: "c", name: "Clothes")],
      products: [shirt("vest", 35), shirt("shirt", 75), shirt("coat", 300)] + others,
      people: []
    )
    let articles = ["vest", "shirt", "coat"].map { Article(Product.ID(rawValue: $0), "s") }
    let changes = CatalogChanges(sold: Dictionary(uniqueKeysWithValues: articles.map { ($0, 1) }))
    let stored = try Stored(catalog)
    let shop = ShopState(catalog: stored.catalog, changes: changes)
    let filter = CategoryFilter(isInStockOnly: isInStockOnly, order: order)

    let prices = shop.catalog.products(in: "c", filteredBy: filter)
      .map { $0?.price?.minorUnits ?? (order == .cheapestFirst ? .max : .min) }

    #expect(prices.count == (isInStockOnly ? 11 : 12))
    #expect(prices == (order == .cheapestFirst ? prices.sorted() : prices.sorted(by: >)))
    #expect(prices.contains(Money.euro(35).minorUnits))
  }

  /// The whole of a filter's work is one walk through an index, without the products themselves.
  @Test(arguments: CategoryFilter.Order.allCases)
  func `is found in an index that holds all it needs`(order: CategoryFilter.Order) throws {
    let stored = try Stored(catalog)
    let filter = CategoryFilter(isInStockOnly: true, order: order)
    let sql = FilteredCategory(category: "c1", filter: filter).sql

    let plan = try stored.database.read { database in
      try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + sql, arguments: ["c1"])
        .map { (row: Row) -> String in row["detail"] }
    }

    #expect(plan.first?.contains("USING COVERING INDEX") == true)
  }

  @Test func `reads of a long shelf only what is looked at`() throws {
    let products = (0..<20_000).map { number in
      Product(
        id: Product.ID(rawValue: "\(number)"),
        name: "Thing \(number)",
        category: "c",
        price: .euro(number * 7919 % 20_000),
        stock: 1
      )
    }
    let stored = try Stored(
      Catalog(
        name: "Long",
        currency: Currency(code: "EUR"),
        categories: [Category(id: "c", name: "Long")],
        products: products,
        people: []
      )
    )

    let shelf = stored.catalog.products(in: "c", filteredBy: CategoryFilter(order: .dearestFirst))

    #expect(shelf.count == 20_000)
    #expect(shelf[0]?.price == .euro(19_999))
    #expect(shelf[19_999]?.price == .euro(0))
    #expect(shelf[10_000]?.price == .euro(9_999))
  }
}
