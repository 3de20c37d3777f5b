internal import GRDB
import ShopCore

/// The lines of a session's cart as database rows.
enum CartRow {
  static func cart(of session: Int64, in database: Database) throws -> Cart {
    var cart = Cart()
    let rows = try Row.fetchAll(
      database,
      sql: "SELECT product, variant, quantity FROM cartLine WHERE session = ? ORDER BY position",
      arguments: [session]
    )
    for row in rows {
      cart.setQuantity(min(try row.decode(atIndex: 2), Cart.limit), of: try Article(from: row))
    }
    return cart
  }

  /// Writes the whole cart if it changed.
  static func save(
    changesFrom old: Cart,
    to new: Cart,
    session: Int64,
    in database: Database
  ) throws {
    guard new != old else { return }
    try database.execute(sql: "DELETE FROM cartLine WHERE session = ?", arguments: [session])
    for (position, line) in new.lines.enumerated() {
      try database.cachedStatement(sql: "INSERT INTO cartLine VALUES (?, ?, ?, ?, ?)").execute(
        arguments: [
          session, line.article.product.rawValue, line.article.column, position, line.quantity,
        ]
      )
    }
  }
}

extension Article {
  /// The article whose product and variant are a row's first columns.
  init(from row: Row) throws {
    let variant: String = try row.decode(atIndex: 1)
    self.init(
      Product.ID(rawValue: try row.decode(atIndex: 0)),
      variant.isEmpty ? nil : Variant.ID(rawValue: variant)
    )
  }

  /// The variant as a column.
  var column: String { variant?.rawValue ?? "" }
}
