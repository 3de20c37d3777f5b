internal import GRDB

extension ShopDatabase {
  /// Makes the tables of user data strict, so that no column holds a value of another type.
  ///
  /// If one already does, this fails, and the file is set aside like a damaged one.
  static func makeStrict(in database: Database) throws {
    for table in userTables {
      guard
        let creation = try String.fetchOne(
          database,
          sql: "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?",
          arguments: [table]
        )
      else { continue }
      let strict =
        creation.replacing(table, with: "strict_\(table)", maxReplacements: 1)
        + (creation.hasSuffix("WITHOUT ROWID") ? ", STRICT" : " STRICT")
      try database.execute(
        sql: """
          \(strict);
          INSERT INTO strict_\(table) SELECT * FROM \(table);
          DROP TABLE \(table);
          ALTER TABLE strict_\(table) RENAME TO \(table)
          """
      )
    }
  }
}
