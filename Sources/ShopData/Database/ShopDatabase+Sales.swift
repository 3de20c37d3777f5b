internal import GRDB

extension ShopDatabase {
  /// Carts, sign-ins and settings, which belong to sessions, and orders, which belong to accounts.
  ///
  /// An empty variant in a cart is an article without one. The positions in a cart may have gaps. A
  /// session that never signed in or out has no sign-in; after signing out it has one without an
  /// account. Prices are whole minor units of their currency.
  static func createSales(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE cartLine (
          session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE,
          product TEXT NOT NULL,
          variant TEXT NOT NULL,
          position INTEGER NOT NULL,
          quantity INTEGER NOT NULL CHECK (quantity > 0),
          PRIMARY KEY (session, product, variant)
        ) WITHOUT ROWID;
        CREATE TABLE signIn (
          session INTEGER PRIMARY KEY REFERENCES session ON DELETE CASCADE,
          account TEXT
        );
        CREATE TABLE setting (
          session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE,
          name TEXT NOT NULL,
          value TEXT NOT NULL,
          PRIMARY KEY (session, name)
        ) WITHOUT ROWID;
        CREATE TABLE purchase (
          number INTEGER PRIMARY KEY,
          id TEXT NOT NULL UNIQUE,
          account TEXT NOT NULL,
          day TEXT NOT NULL,
          status TEXT NOT NULL
        );
        CREATE TABLE purchaseLine (
          purchase INTEGER NOT NULL REFERENCES purchase ON DELETE CASCADE,
          position INTEGER NOT NULL,
          product TEXT NOT NULL,
          variant TEXT,
          name TEXT NOT NULL,
          choice TEXT,
          quantity INTEGER NOT NULL,
          price INTEGER NOT NULL,
          currency TEXT NOT NULL,
          PRIMARY KEY (purchase, position)
        ) WITHOUT ROWID;
        """
    )
  }
}
