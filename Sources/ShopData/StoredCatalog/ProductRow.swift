internal import GRDB
import ShopCore

/// A product as database rows; the only place that maps its columns.
enum ProductRow {
  /// Inserts a product; `featuredPosition` is nil if it is not featured.
  static func insert(
    _ product: Product,
    position: Int,
    shelfPosition: Int,
    featuredPosition: Int?,
    in database: Database
  ) throws {
    try database.cachedStatement(
      sql: """
        INSERT INTO product
          (position, id, name, foldedName, category, shelfPosition, featuredPosition,
           price, currency, stock, description, brand, tags, options, sku)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      position, product.id.rawValue, product.name, FoldedText(product.name).text,
      product.category.rawValue, shelfPosition, featuredPosition,
      product.price?.minorUnits, product.price?.currency.code, product.stock, product.description,
      product.brand, TextList(product.tags), TextList(product.options), product.sku,
    ])
    for (index, variant) in product.variants.enumerated() {
      try database.cachedStatement(sql: "INSERT INTO variant VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        .execute(arguments: [
          position, index, variant.id.rawValue, TextList(variant.values), variant.sku,
          variant.price?.minorUnits, variant.price?.currency.code, variant.stock,
        ])
    }
    for (index, other) in product.related.enumerated() {
      try database.cachedStatement(sql: "INSERT INTO related VALUES (?, ?, ?)")
        .execute(arguments: [position, index, other.rawValue])
    }
    for (index, review) in product.reviews.enumerated() {
      try database.cachedStatement(sql: "INSERT INTO review VALUES (?, ?, ?, ?, ?, ?, ?)")
        .execute(arguments: [
          position, index, review.author.rawValue, review.rating, review.title, review.text,
          review.day,
        ])
    }
  }

  static func products(
    where condition: String,
    orderedBy order: String = "position",
    _ arguments: StatementArguments = StatementArguments(),
    in database: Database
  ) throws -> [Product] {
    let sql = """
      SELECT position, id, name, category, brand, tags, options, price, currency, stock,
        featuredPosition, description, sku
      FROM product WHERE \(condition) ORDER BY \(order)
      """
    return try Row.fetchAll(database.cachedStatement(sql: sql), arguments: arguments).map { row in
      try product(from: row, in: database)
    }
  }

  private static func product(from row: Row, in database: Database) throws -> Product {
    let position: Int = try row.decode(atIndex: 0)
    let options = try row.decode(TextList.self, atIndex: 6).texts
    return Product(
      id: Product.ID(rawValue: try row.decode(atIndex: 1)),
      name: try row.decode(atIndex: 2),
      category: Category.ID(rawValue: try row.decode(atIndex: 3)),
      brand: try row.decode(atIndex: 4),
      tags: try row.decode(TextList.self, atIndex: 5).texts,
      sku: try row.decode(atIndex: 12),
      options: options,
      variants: options.isEmpty
        ? [
          Variant(
            id: "",
            values: [],
            price: try price(in: row, at: 7),
            stock: try row.decode(atIndex: 9)
          )
        ]
        : try variants(of: position, in: database),
      isFeatured: try row.decode(Int?.self, atIndex: 10) != nil,
      description: try row.decode(atIndex: 11),
      related: try related(to: position, in: database),
      reviews: try reviews(of: position, in: database)
    )
  }

  private static func variants(of product: Int, in database: Database) throws -> [Variant] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT id, choices, sku, price, currency, stock FROM variant
        WHERE product = ? ORDER BY position
        """
    )
    return try Row.fetchAll(statement, arguments: [product]).map { row in
      Variant(
        id: Variant.ID(rawValue: try row.decode(atIndex: 0)),
        values: try row.decode(TextList.self, atIndex: 1).texts,
        sku: try row.decode(atIndex: 2),
        price: try price(in: row, at: 3),
        stock: try row.decode(atIndex: 5)
      )
    }
  }

  /// The first columns of a row passed to `review(from:)`.
  static let reviewColumns = "author, rating, title, text, day"

  static func review(from row: Row) throws -> Review {
    Review(
      author: Person.ID(rawValue: try row.decode(atIndex: 0)),
      rating: try row.decode(atIndex: 1),
      title: try row.decode(atIndex: 2),
      text: try row.decode(atIndex: 3),
      day: try row.decode(atIndex: 4)
    )
  }

  /// Reads an amount, and its currency from the next column.
  private static func price(in row: Row, at index: Int) throws -> Money? {
    guard let amount = try row.decode(Int?.self, atIndex: index) else { return nil }
    return Money(
      minorUnits: amount,
      currency: Currency(code: try row.decode(atIndex: index + 1))
    )
  }

  private static func related(to product: Int, in database: Database) throws -> [Product.ID] {
    let statement = try database.cachedStatement(
      sql: "SELECT other FROM related WHERE product = ? ORDER BY position"
    )
    return try Row.fetchAll(statement, arguments: [product]).map { row in
      Product.ID(rawValue: try row.decode(atIndex: 0))
    }
  }

  private static func reviews(of product: Int, in database: Database) throws -> [Review] {
    let statement = try database.cachedStatement(
      sql: "SELECT \(reviewColumns) FROM review WHERE product = ? ORDER BY position"
    )
    return try Row.fetchAll(statement, arguments: [product]).map(review)
  }
}
