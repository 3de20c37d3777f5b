internal import GRDB

extension ShopDatabase {
  /// Makes the tables of what people did strict: no column of them holds a value of another type.
  ///
  /// Where one does already this fails, and the file is put aside like a damaged one.
  static func makeStrict(in database: Database) throws {
    for table in tablesOfPeople {
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
