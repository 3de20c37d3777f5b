internal import GRDB

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
  /// there is.
  public func takeOrderNumber() throws(ShopDatabaseError) -> Int {
    try write { database in
      try Int.fetchOne(
        database,
        sql: """
          UPDATE lastOrderNumber SET number = 1 + max(
            number, 1000, (SELECT coalesce(max(CAST(id AS INTEGER)), 0) FROM purchase)
          ) RETURNING number
          """
      ) ?? 1001
    }
  }
}
