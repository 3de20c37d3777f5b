internal import GRDB

extension ShopDatabase {
  /// The tables of the catalog.
  ///
  /// A `position` counts from 0, and so does a `shelfPosition` within its category, so that any row
  /// of a list is one look into an index. Tags, options and choices are JSON arrays; prices are
  /// whole minor units of their currency.
  static func createCatalogue(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE shopInfo (
          id INTEGER PRIMARY KEY CHECK (id = 1),
          name TEXT NOT NULL,
          currency TEXT NOT NULL
        );
        CREATE TABLE category (
          position INTEGER PRIMARY KEY,
          id TEXT NOT NULL UNIQUE,
          name TEXT NOT NULL,
          foldedName TEXT NOT NULL,
          about TEXT NOT NULL
        );
        CREATE INDEX categoryByName ON category (foldedName);
        CREATE TABLE person (
          position INTEGER PRIMARY KEY,
          id TEXT NOT NULL UNIQUE,
          name TEXT NOT NULL,
          foldedName TEXT NOT NULL,
          about TEXT NOT NULL
        );
        CREATE INDEX personByName ON person (foldedName);
        CREATE TABLE product (
          position INTEGER PRIMARY KEY,
          id TEXT NOT NULL UNIQUE,
          name TEXT NOT NULL,
          foldedName TEXT NOT NULL,
          category TEXT NOT NULL,
          shelfPosition INTEGER NOT NULL,
          featuredPosition INTEGER,
          price INTEGER,
          currency TEXT,
          stock INTEGER CHECK (stock >= 0),
          description TEXT NOT NULL,
          brand TEXT,
          tags TEXT NOT NULL,
          options TEXT NOT NULL,
          CHECK ((price IS NULL) = (currency IS NULL))
        );
        CREATE UNIQUE INDEX productOnShelf ON product (category, shelfPosition);
        CREATE UNIQUE INDEX productInWindow ON product (featuredPosition)
          WHERE featuredPosition IS NOT NULL;
        CREATE INDEX productByName ON product (foldedName);
        CREATE TABLE variant (
          product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE,
          position INTEGER NOT NULL,
          id TEXT NOT NULL,
          choices TEXT NOT NULL,
          sku TEXT,
          price INTEGER,
          currency TEXT,
          stock INTEGER CHECK (stock >= 0),
          PRIMARY KEY (product, position),
          CHECK ((price IS NULL) = (currency IS NULL))
        ) WITHOUT ROWID;
        CREATE TABLE related (
          product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE,
          position INTEGER NOT NULL,
          other TEXT NOT NULL,
          PRIMARY KEY (product, position)
        ) WITHOUT ROWID;
        CREATE TABLE review (
          product INTEGER NOT NULL REFERENCES product ON DELETE CASCADE,
          position INTEGER NOT NULL,
          author TEXT NOT NULL,
          rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
          title TEXT NOT NULL,
          text TEXT NOT NULL,
          day TEXT NOT NULL,
          PRIMARY KEY (product, position)
        ) WITHOUT ROWID;
        CREATE INDEX reviewByAuthor ON review (author, product, position);
        """
    )
  }
}
