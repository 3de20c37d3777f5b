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

  /// Writes only the lines that changed.
  static func save(
    changesFrom old: Cart,
    to new: Cart,
    session: Int64,
    in database: Database
  ) throws {
    guard new != old else { return }
    let kept = Set(new.lines.map(\.article))
    for line in old.lines where !kept.contains(line.article) {
      try database.execute(
        sql: "DELETE FROM cartLine WHERE session = ? AND product = ? AND variant = ?",
        arguments: [session, line.article.product.rawValue, line.article.column]
      )
    }
    var rest = old.lines[...]
    for line in new.lines {
      guard let index = rest.firstIndex(where: { $0.article == line.article }) else {
        // Lines after one that moves to the end have to move behind it.
        rest = []
        try append(line, session: session, in: database)
        continue
      }
      if rest[index].quantity != line.quantity {
        try database.execute(
          sql: """
            UPDATE cartLine SET quantity = ? WHERE session = ? AND product = ? AND variant = ?
            """,
          arguments: [
            line.quantity, session, line.article.product.rawValue, line.article.column,
          ]
        )
      }
      rest = rest[(index + 1)...]
    }
  }

  /// Adds a line at the end, or moves it there.
  private static func append(_ line: Cart.Line, session: Int64, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO cartLine (session, product, variant, quantity, position)
        SELECT ?1, ?2, ?3, ?4, coalesce(max(position), -1) + 1 FROM cartLine WHERE session = ?1
        ON CONFLICT (session, product, variant)
          DO UPDATE SET quantity = excluded.quantity, position = excluded.position
        """,
      arguments: [
        session, line.article.product.rawValue, line.article.column, line.quantity,
      ]
    )
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
