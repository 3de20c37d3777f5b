internal import GRDB
import ShopCore

extension ShopDatabase {
  /// The last order number that was given out, in any session.
  static func createOrderNumbers(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE lastOrderNumber (
          id INTEGER PRIMARY KEY CHECK (id = 1),
          number INTEGER NOT NULL
        );
        INSERT INTO lastOrderNumber VALUES (1, 0);
        """
    )
  }

  /// Returns a number for a new order that no other session gets.
  ///
  /// It is higher than those of all orders, except numbers from `Order.numberLimit` on, which come
  /// from damage.
  public func takeOrderNumber() throws(ShopDatabaseError) -> Int {
    try write { database in
      try Int.fetchOne(
        database,
        sql: """
          WITH known (number) AS (
            SELECT number FROM lastOrderNumber UNION ALL SELECT CAST(id AS INTEGER) FROM purchase
          )
          UPDATE lastOrderNumber SET number = 1 + max(1000, (
            SELECT coalesce(max(number), 0) FROM known WHERE number < ?
          )) RETURNING number
          """,
        arguments: [Order.numberLimit]
      ) ?? 1001
    }
  }
}
