internal import GRDB

extension ShopDatabase {
  /// What people changed about what is sold: how many of each article were bought, and what
  /// somebody with an account said; one review for each product and author, newest last.
  ///
  /// An article without a choice has an empty variant. Beside it what an order cost to send, and
  /// the orders in which a shelf can be shown: each index holds all that a filter asks for.
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
