internal import GRDB
import ShopCore

/// An order as rows of the database; `order` itself is a word of the query language.
enum OrderRow {
  /// Notes orders that stand newest first.
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
    }
  }

  static func delete(_ id: Order.ID, in database: Database) throws {
    try database.execute(sql: "DELETE FROM purchase WHERE id = ?", arguments: [id.rawValue])
  }

  static func update(_ status: Order.Status, of id: Order.ID, in database: Database) throws {
    try database.execute(
      sql: "UPDATE purchase SET status = ? WHERE id = ?",
      arguments: [status.rawValue, id.rawValue]
    )
  }

  /// All orders, newest first; one whose status this program does not know counts as packed.
  static func all(in database: Database) throws -> [Order] {
    var lines: [Int: [Order.Line]] = [:]
    for row in try Row.fetchAll(
      database,
      sql: "SELECT * FROM purchaseLine ORDER BY purchase, position"
    ) {
      lines[try row.decode(forColumn: "purchase"), default: []].append(try line(from: row))
    }
    return try Row.fetchAll(
      database,
      sql: "SELECT * FROM purchase ORDER BY day DESC, number DESC"
    ).map { row in
      Order(
        id: Order.ID(rawValue: try row.decode(forColumn: "id")),
        account: Account.ID(rawValue: try row.decode(forColumn: "account")),
        day: try row.decode(forColumn: "day"),
        status: Order.Status(rawValue: try row.decode(forColumn: "status")) ?? .packed,
        lines: lines[try row.decode(forColumn: "number")] ?? [],
        delivery: try delivery(in: row)
      )
    }
  }

  private static func delivery(in row: Row) throws -> Money? {
    guard let amount = try row.decode(Int?.self, forColumn: "delivery"),
      let code = try row.decode(String?.self, forColumn: "deliveryCurrency")
    else { return nil }
    return Money(minorUnits: amount, currency: Currency(code: code))
  }

  private static func line(from row: Row) throws -> Order.Line {
    Order.Line(
      product: Product.ID(rawValue: try row.decode(forColumn: "product")),
      variant: try row.decode(String?.self, forColumn: "variant").map(Variant.ID.init(rawValue:)),
      name: try row.decode(forColumn: "name"),
      choice: try row.decode(forColumn: "choice"),
      quantity: try row.decode(forColumn: "quantity"),
      price: Money(
        minorUnits: try row.decode(forColumn: "price"),
        currency: Currency(code: try row.decode(forColumn: "currency"))
      )
    )
  }
}
