internal import GRDB
import ShopCore

/// A product as rows of the database: the one place that knows which column holds what.
struct ProductRow {
  /// Where it stands in the catalogue.
  let position: Int
  let shelfPosition: Int
  /// Where it stands in the shop's window, if it does.
  let featuredPosition: Int?
  let product: Product

  func insert(in database: Database) throws {
    try database.cachedStatement(
      sql: """
        INSERT INTO product
          (position, id, name, foldedName, category, shelfPosition, featuredPosition,
           price, currency, stock, description, brand, tags, options)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      position, product.id.rawValue, product.name, FoldedText(product.name).text,
      product.category.rawValue, shelfPosition, featuredPosition,
      product.price?.minorUnits, product.price?.currency.code, product.stock, product.description,
      product.brand, TextList(product.tags), TextList(product.options),
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

  /// The products for which a condition holds, in an order of the table's columns.
  static func products(
    where condition: String,
    orderedBy order: String = "position",
    _ arguments: StatementArguments,
    in database: Database
  ) throws -> [Product] {
    let sql = "SELECT * FROM product WHERE \(condition) ORDER BY \(order)"
    return try Row.fetchAll(database.cachedStatement(sql: sql), arguments: arguments).map { row in
      try product(from: row, in: database)
    }
  }

  private static func product(from row: Row, in database: Database) throws -> Product {
    let position: Int = try row.decode(forColumn: "position")
    let options = try row.decode(TextList.self, forColumn: "options").texts
    return Product(
      id: Product.ID(rawValue: try row.decode(forColumn: "id")),
      name: try row.decode(forColumn: "name"),
      category: Category.ID(rawValue: try row.decode(forColumn: "category")),
      brand: try row.decode(forColumn: "brand"),
      tags: try row.decode(TextList.self, forColumn: "tags").texts,
      options: options,
      variants: options.isEmpty
        ? [
          Variant(
            id: "",
            values: [],
            price: try price(in: row),
            stock: try row.decode(forColumn: "stock")
          )
        ]
        : try variants(of: position, in: database),
      isFeatured: try row.decode(Int?.self, forColumn: "featuredPosition") != nil,
      description: try row.decode(forColumn: "description"),
      related: try related(to: position, in: database),
      reviews: try reviews(of: position, in: database)
    )
  }

  private static func variants(of product: Int, in database: Database) throws -> [Variant] {
    let statement = try database.cachedStatement(
      sql: "SELECT * FROM variant WHERE product = ? ORDER BY position"
    )
    return try Row.fetchAll(statement, arguments: [product]).map { row in
      Variant(
        id: Variant.ID(rawValue: try row.decode(forColumn: "id")),
        values: try row.decode(TextList.self, forColumn: "choices").texts,
        sku: try row.decode(forColumn: "sku"),
        price: try price(in: row),
        stock: try row.decode(forColumn: "stock")
      )
    }
  }

  static func review(from row: Row) throws -> Review {
    Review(
      author: Person.ID(rawValue: try row.decode(forColumn: "author")),
      rating: try row.decode(forColumn: "rating"),
      title: try row.decode(forColumn: "title"),
      text: try row.decode(forColumn: "text"),
      day: try row.decode(forColumn: "day")
    )
  }

  private static func price(in row: Row) throws -> Money? {
    guard let amount = try row.decode(Int?.self, forColumn: "price") else { return nil }
    return Money(
      minorUnits: amount,
      currency: Currency(code: try row.decode(forColumn: "currency"))
    )
  }

  private static func related(to product: Int, in database: Database) throws -> [Product.ID] {
    let statement = try database.cachedStatement(
      sql: "SELECT other FROM related WHERE product = ? ORDER BY position"
    )
    return try String.fetchAll(statement, arguments: [product]).map(Product.ID.init(rawValue:))
  }

  private static func reviews(of product: Int, in database: Database) throws -> [Review] {
    let statement = try database.cachedStatement(
      sql: "SELECT * FROM review WHERE product = ? ORDER BY position"
    )
    return try Row.fetchAll(statement, arguments: [product]).map(review)
  }
}
