internal import GRDB
import ShopCore

/// An order as database rows; the table is `purchase` because ORDER is an SQL keyword.
enum OrderRow {
  /// Inserts orders, given newest first.
  static func insert(_ orders: [Order], in database: Database) throws {
    for order in orders.reversed() {
      try database.cachedStatement(
        sql: """
          INSERT INTO purchase (id, account, day, status, delivery, deliveryCurrency)
          VALUES (?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        order.id.rawValue, order.account.rawValue, order.day, order.status.rawValue,
        order.delivery?.minorUnits, order.delivery?.currency.code,
      ])
      let number = database.lastInsertedRowID
      for (position, line) in order.lines.enumerated() {
        try database.cachedStatement(
          sql: "INSERT INTO purchaseLine VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        ).execute(arguments: [
          number, position, line.product.rawValue, line.variant?.rawValue, line.name, line.choice,
          line.quantity,
          line.price.minorUnits, line.price.currency.code,
        ])
      }
      try database.cachedStatement(
        sql: "UPDATE purchase SET checksum = \(Checksum.ofPurchase) WHERE id = ?"
      ).execute(arguments: [order.id.rawValue])
    }
  }

  /// All orders, newest first; one whose status this program does not know counts as packed.
  ///
  /// Throws that the database is damaged where one differs from what was saved, or missing.
  static func all(in database: Database) throws -> [Order] {
    // In the order of the orders.
    var lines = try Row.fetchAll(
      database,
      sql: """
        SELECT purchase, product, variant, name, choice, quantity, price, currency
        FROM purchaseLine JOIN purchase ON number = purchase
        ORDER BY day DESC, number DESC, position
        """
    ).map { row in (order: try row.decode(Int.self, atIndex: 0), line: try line(from: row)) }[...]
    if let words = try Checksum.missingOrders(in: database) {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: words)
    }
    return try Row.fetchAll(
      database,
      sql: """
        SELECT number, id, account, day, status, delivery, deliveryCurrency,
          checksum <> \(Checksum.ofPurchase)
        FROM purchase ORDER BY day DESC, number DESC
        """
    ).map { row in
      let number: Int = try row.decode(atIndex: 0)
      let id: String = try row.decode(atIndex: 1)
      try Checksum.refuse(row, ifWrongAt: 7, "order \(id)")
      let own = lines.prefix { $0.order == number }
      lines = lines.dropFirst(own.count)
      return Order(
        id: Order.ID(rawValue: id),
        account: Account.ID(rawValue: try row.decode(atIndex: 2)),
        day: try row.decode(atIndex: 3),
        status: Order.Status(rawValue: try row.decode(atIndex: 4)) ?? .packed,
        lines: own.map(\.line),
        delivery: try delivery(in: row)
      )
    }
  }

  private static func delivery(in row: Row) throws -> Money? {
    guard let amount = try row.decode(Int?.self, atIndex: 5),
      let code = try row.decode(String?.self, atIndex: 6)
    else { return nil }
    return Money(minorUnits: amount, currency: Currency(code: code))
  }

  private static func line(from row: Row) throws -> Order.Line {
    Order.Line(
      product: Product.ID(rawValue: try row.decode(atIndex: 1)),
      variant: try row.decode(String?.self, atIndex: 2).map(Variant.ID.init(rawValue:)),
      name: try row.decode(atIndex: 3),
      choice: try row.decode(atIndex: 4),
      quantity: try row.decode(atIndex: 5),
      price: Money(
        minorUnits: try row.decode(atIndex: 6),
        currency: Currency(code: try row.decode(atIndex: 7))
      )
    )
  }
}
