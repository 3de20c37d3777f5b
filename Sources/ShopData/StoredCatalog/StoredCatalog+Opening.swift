internal import GRDB
import ShopCore

extension StoredCatalog {
  struct Counts {
    let products: Int
    let featured: Int
    let people: Int
    /// For the id of every category that has products, even if it has no name.
    let byCategory: [String: Int]
  }

  /// What is read when the catalog is opened: what every window shows first.
  struct Opening {
    let name: String
    let currency: Currency
    let categories: [Category]
    let counts: Counts

    init(in database: Database) throws {
      let shop = try Row.fetchOne(database, sql: "SELECT name, currency FROM shopInfo")
      name = try shop?.decode(atIndex: 0) ?? "The shop"
      currency = Currency(code: try shop?.decode(atIndex: 1) ?? "USD")
      categories = try Row.fetchAll(
        database,
        sql: "SELECT id, name, about FROM category ORDER BY position"
      ).map { row in
        Category(
          id: Category.ID(rawValue: try row.decode(atIndex: 0)),
          name: try row.decode(atIndex: 1),
          about: try row.decode(atIndex: 2)
        )
      }
      // Positions have no gaps, so the last one counts the rows.
      let numbers = try Row.fetchOne(
        database,
        sql: """
          SELECT (SELECT max(position) + 1 FROM product),
            (SELECT max(featuredPosition) + 1 FROM product WHERE featuredPosition IS NOT NULL),
            (SELECT max(position) + 1 FROM person)
          """
      )
      counts = Counts(
        products: try numbers?.decode(Int?.self, atIndex: 0) ?? 0,
        featured: try numbers?.decode(Int?.self, atIndex: 1) ?? 0,
        people: try numbers?.decode(Int?.self, atIndex: 2) ?? 0,
        byCategory: try Self.productCounts(in: database)
      )
    }

    /// Skips through the index from category to category instead of scanning all products.
    private static func productCounts(in database: Database) throws -> [String: Int] {
      let rows = try Row.fetchAll(
        database,
        sql: """
          WITH RECURSIVE filled (id) AS (
            SELECT min(category) FROM product
            UNION ALL
            SELECT (SELECT min(category) FROM product WHERE category > filled.id)
            FROM filled WHERE filled.id IS NOT NULL
          )
          SELECT filled.id,
            (SELECT max(shelfPosition) + 1 FROM product WHERE category = filled.id)
          FROM filled WHERE filled.id IS NOT NULL
          """
      )
      var counts: [String: Int] = [:]
      for row in rows {
        counts[try row.decode(atIndex: 0)] = try row.decode(atIndex: 1)
      }
      return counts
    }
  }
}
