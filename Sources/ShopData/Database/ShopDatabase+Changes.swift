internal import GRDB

extension ShopDatabase {
  /// Sales, and reviews by accounts: one for each product and author, newest last.
  ///
  /// An empty variant is an article without one. This also adds the price of delivery to orders, and
  /// an index for each way to sort a category, which has all that a filter needs.
  static func createChanges(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE sold (
          product TEXT NOT NULL,
          variant TEXT NOT NULL,
          quantity INTEGER NOT NULL CHECK (quantity > 0),
          PRIMARY KEY (product, variant)
        ) WITHOUT ROWID;
        CREATE TABLE ownReview (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          product TEXT NOT NULL,
          author TEXT NOT NULL,
          rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
          title TEXT NOT NULL,
          text TEXT NOT NULL,
          day TEXT NOT NULL,
          UNIQUE (product, author)
        );
        ALTER TABLE purchase ADD COLUMN delivery INTEGER;
        ALTER TABLE purchase ADD COLUMN deliveryCurrency TEXT;
        CREATE INDEX productOnShelfByPrice ON product (category, price, stock);
        CREATE INDEX productOnShelfByName ON product (category, foldedName, price, stock);
        """
    )
  }
}
