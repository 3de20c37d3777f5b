internal import GRDB
import ShopCore

extension ShopDatabase {
  /// The number that was given to an order last, whichever session it belongs to.
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

  /// Takes the number of a new order, which no other session gets: it is higher than that of any order
  /// there is, but for those as high as no shop counts.
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
