internal import GRDB
public import ShopCore

/// The catalog in the database, read in pages as it is viewed.
///
/// Recently viewed data is cached; after the catalog is replaced, create a new instance.
public final class StoredCatalog: CatalogSource {
  /// The name of the shop.
  public let name: String
  /// The currency of all prices.
  public let currency: Currency
  /// The categories, in order.
  public let categories: [Category]

  private let database: ShopDatabase
  private let report: @Sendable (ShopDatabaseError) -> Void
  private let categoryNumbers: [String: Int]
  private let counts: Counts

  private let products = BoundedCache<Question, Product>(limit: 1024)
  private let people = BoundedCache<Question, Person>(limit: 1024)
  private let reviewCounts = BoundedCache<Question, Int>(limit: 1024)
  private let productPages = BoundedCache<Question, [Product]>(limit: 32)
  private let personPages = BoundedCache<Question, [Person]>(limit: 32)
  private let filtered = BoundedCache<Question, [Int32]>(limit: 8)
  private let results = BoundedCache<Question, SearchResults>(limit: 16)

  /// A cache key; one type for all caches, because each more costs a start 0.3 million instructions.
  private enum Question: Hashable {
    case product(Product.ID)
    case productAt(position: Int32)
    case person(Person.ID)
    case reviewCount(by: Person.ID)
    case products(ProductPage)
    case people(from: Int)
    case filtered(FilteredCategory)
    case search(String)
  }

  /// Opens the catalog of a database; later read errors go to `report`.
  public init(
    in database: ShopDatabase,
    report: @escaping @Sendable (ShopDatabaseError) -> Void
  ) throws(ShopDatabaseError) {
    self.database = database
    self.report = report
    let opening = try database.read { try Opening(in: $0) }
    name = opening.name
    currency = opening.currency
    categories = opening.categories
    counts = opening.counts
    categoryNumbers = Dictionary(
      zip(opening.categories.map(\.id.rawValue), opening.categories.indices)
    ) { first, _ in first }
  }

  public func category(_ id: Category.ID) -> Category? {
    categoryNumbers[id.rawValue].map { categories[$0] }
  }

  public func product(_ id: Product.ID) -> Product? {
    remembered(in: products, .product(id)) { database in
      try ProductRow.products(where: "id = ?", [id.rawValue], in: database).first
    }
  }

  public func person(_ id: Person.ID) -> Person? {
    remembered(in: people, .person(id)) { database in
      try Self.people(where: "id = ?", [id.rawValue], in: database).first
    }
  }

  public func reviews(by person: Person.ID) -> [WrittenReview] {
    read { database in
      let statement = try database.cachedStatement(
        sql: """
          SELECT \(ProductRow.reviewColumns), product.id, product.name
          FROM review JOIN product ON product.position = review.product
          WHERE author = ? ORDER BY review.product, review.position
          """
      )
      return try Row.fetchAll(statement, arguments: [person.rawValue]).map { row in
        WrittenReview(
          product: Product.ID(rawValue: try row.decode(atIndex: 5)),
          productName: try row.decode(atIndex: 6),
          review: try ProductRow.review(from: row)
        )
      }
    } ?? []
  }

  public func reviewCount(by person: Person.ID) -> Int {
    remembered(in: reviewCounts, .reviewCount(by: person)) { database in
      let statement = try database.cachedStatement(
        sql: "SELECT count(*) FROM review WHERE author = ?"
      )
      return try Int.fetchOne(statement, arguments: [person.rawValue]) ?? 0
    } ?? 0
  }

  public func search(_ text: String) -> SearchResults {
    let query = SearchQuery(text)
    return remembered(in: results, .search(query.text)) { database in
      try StoredSearch(query: query, database: database).results()
    } ?? SearchResults(query)
  }
}

extension StoredCatalog {
  public var allProducts: CatalogList<Product> {
    list(.all, count: counts.products)
  }

  public var featuredProducts: CatalogList<Product> {
    list(.featured, count: counts.featured)
  }

  public func products(in category: Category.ID) -> CatalogList<Product> {
    list(.category(category), count: counts.byCategory[category.rawValue] ?? 0)
  }

  public func products(
    in category: Category.ID,
    filteredBy filter: CategoryFilter
  ) -> CatalogList<Product> {
    guard !filter.isPlain else { return products(in: category) }
    let shown = FilteredCategory(category: category, filter: filter)
    let positions = remembered(in: filtered, .filtered(shown)) { try shown.positions(in: $0) } ?? []
    return CatalogList(count: positions.count) { [self] index in
      let position = positions[index]
      return remembered(in: products, .productAt(position: position)) { database in
        try ProductRow.products(where: "position = ?", [position], in: database).first
      }
    }
  }

  public var allPeople: CatalogList<Person> {
    list(count: counts.people) { [self] rows in
      remembered(in: personPages, .people(from: rows.lowerBound)) { database in
        try Self.people(
          where: "position BETWEEN ? AND ?",
          [rows.lowerBound, rows.upperBound - 1],
          in: database
        )
      }
    }
  }

  /// The rows of a list read at once: about as many as a window shows.
  private static let pageLength = 32

  private func list(_ place: ProductPage.Place, count: Int) -> CatalogList<Product> {
    list(count: count) { [self] rows in
      let page = ProductPage(place: place, rows: rows.lowerBound...rows.upperBound - 1)
      return remembered(in: productPages, .products(page)) { try page.products(in: $0) }
    }
  }

  private func list<Model>(
    count: Int,
    page: @escaping @Sendable (_ rows: Range<Int>) -> [Model]?
  ) -> CatalogList<Model> {
    CatalogList(count: count) { index in
      let start = index / Self.pageLength * Self.pageLength
      let models = page(start..<start + Self.pageLength) ?? []
      return models.indices.contains(index - start) ? models[index - start] : nil
    }
  }

  static func people(
    where condition: String,
    _ arguments: StatementArguments = StatementArguments(),
    in database: Database
  ) throws -> [Person] {
    let statement = try database.cachedStatement(
      sql: "SELECT id, name, about FROM person WHERE \(condition) ORDER BY position"
    )
    return try Row.fetchAll(statement, arguments: arguments).map { row in
      Person(
        id: Person.ID(rawValue: try row.decode(atIndex: 0)),
        name: try row.decode(atIndex: 1),
        about: try row.decode(atIndex: 2)
      )
    }
  }

  /// The cached value, or else the fetched one; nil if there is none or reading fails.
  ///
  /// A missing value is not cached: the key of an existing one can be equal to it in Swift but
  /// spelled with other scalars.
  private func remembered<Value>(
    in cache: BoundedCache<Question, Value>,
    _ question: Question,
    _ fetch: (Database) throws -> Value?
  ) -> Value? {
    if let value = cache[question] { return value }
    let value = read(fetch) ?? nil
    if let value { cache[question] = value }
    return value
  }

  private func read<Value>(_ fetch: (Database) throws -> Value) -> Value? {
    do {
      return try database.readOnce(fetch)
    } catch {
      report(error)
      return nil
    }
  }
}
