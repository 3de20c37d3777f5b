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

  /// Takes the number of a new order, which no other session gets: it is higher than the highest
  /// one that is known already.
  public func takeOrderNumber(above highest: Int) throws(ShopDatabaseError) -> Int {
    try write { database in
      let number = try Int.fetchOne(
        database,
        sql: "UPDATE lastOrderNumber SET number = max(number, ?) + 1 RETURNING number",
        arguments: [highest]
      )
      return number ?? highest + 1
    }
  }
}
