internal import GRDB

extension ShopDatabase {
  /// The search tables, made from the catalog; a migration that changes them makes them again.
  static func createSearch(in database: Database) throws {
    for table in [
      "categoryNameSearch", "personNameSearch", "productNameSearch", "productTextSearch",
    ] {
      try database.execute(sql: "DROP TABLE IF EXISTS \(table)")
    }
    try database.execute(sql: "ALTER TABLE product ADD COLUMN sku TEXT")
    for index in SearchIndex.allCases {
      try database.execute(sql: index.creation)
    }
    try SearchWords.foldNames(in: database)
    try SearchWords.note(in: database)
  }
}
