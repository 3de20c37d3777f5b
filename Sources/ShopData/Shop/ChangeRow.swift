internal import GRDB
import ShopCore

/// Sales and reviews as database rows.
enum ChangeRow {
  static func changes(in database: Database) throws -> CatalogChanges {
    var sold: [Article: Int] = [:]
    for row in try Row.fetchAll(database, sql: "SELECT product, variant, quantity FROM sold") {
      sold[try Article(from: row)] = try row.decode(atIndex: 2)
    }
    let reviews = try Row.fetchAll(
      database,
      sql: "SELECT \(ProductRow.reviewColumns), product FROM ownReview ORDER BY number DESC"
    ).map { row in
      CatalogChanges.OwnReview(
        product: Product.ID(rawValue: try row.decode(atIndex: 5)),
        review: try ProductRow.review(from: row)
      )
    }
    return CatalogChanges(sold: sold, reviews: reviews)
  }

  /// Adds the difference in sales, because other sessions may have sold too, and inserts new
  /// reviews.
  static func save(
    changesFrom old: CatalogChanges,
    to new: CatalogChanges,
    in database: Database
  ) throws {
    guard new != old else { return }
    for (article, quantity) in new.sold {
      let more = quantity - (old.sold[article] ?? 0)
      guard more > 0 else { continue }
      try database.execute(
        sql: """
          INSERT INTO sold VALUES (?, ?, ?)
          ON CONFLICT (product, variant) DO UPDATE SET quantity = quantity + excluded.quantity
          """,
        arguments: [article.product.rawValue, article.column, more]
      )
    }
    let known = Set(old.reviews)
    for own in new.reviews.reversed() where !known.contains(own) {
      try database.execute(
        sql: """
          INSERT OR REPLACE INTO ownReview (product, author, rating, title, text, day)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          own.product.rawValue, own.review.author.rawValue, own.review.rating, own.review.title,
          own.review.text, own.review.day,
        ]
      )
    }
  }

  /// Deletes all sales, and reviews of products that are no longer in the catalog.
  static func reset(in database: Database) throws {
    try database.execute(sql: "DELETE FROM sold")
    try database.execute(
      sql: "DELETE FROM ownReview WHERE product NOT IN (SELECT id FROM product)"
    )
  }
}
