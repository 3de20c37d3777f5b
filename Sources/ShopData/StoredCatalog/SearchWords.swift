internal import GRDB
import ShopCore

/// The words by which what is sold is found, as they stand beside it in the database.
enum SearchWords {
  /// Notes the words of all that is sold, in the place of what was noted before.
  static func note(in database: Database) throws {
    try tell("delete-all", in: database)
    for kind in SearchedKind.allCases {
      let names = try Row.fetchCursor(
        database,
        sql: "SELECT position, foldedName FROM \(kind.table)"
      )
      while let row = try names.next() {
        try insert(row[1], at: row[0], in: kind.nameSearch, of: database)
      }
    }
    let texts = try Row.fetchCursor(database, sql: productTexts)
    while let row = try texts.next() {
      try insert(
        FoldedText(row[1]).text,
        at: row[0],
        in: SearchedKind.productTextSearch,
        of: database
      )
    }
    // Puts what was noted into the order in which it is found fastest.
    try tell("optimize", in: database)
  }

  /// Folds the names anew that are compared as a whole.
  static func foldNames(in database: Database) throws {
    for kind in SearchedKind.allCases {
      let names = try Row.fetchAll(
        database,
        sql: "SELECT position, name, foldedName FROM \(kind.table)"
      )
      for row in names {
        let folded = FoldedText(row[1]).text
        guard folded != row[2] else { continue }
        try database.cachedStatement(
          sql: "UPDATE \(kind.table) SET foldedName = ? WHERE position = ?"
        ).execute(arguments: [folded, row[0] as Int])
      }
    }
  }

  /// Everything about each product that can be searched for.
  private static let productTexts = """
    SELECT product.position, product.name || char(10) || product.description
      || char(10) || coalesce(category.name, '')
      || char(10) || coalesce((
        SELECT group_concat(person.name, char(10))
        FROM review JOIN person ON person.id = review.author
        WHERE review.product = product.position
      ), '')
    FROM product LEFT JOIN category ON category.id = product.category
    """

  private static func insert(
    _ folded: String,
    at position: Int,
    in table: String,
    of database: Database
  ) throws {
    guard !folded.isEmpty else { return }
    try database.cachedStatement(sql: "INSERT INTO \(table) (rowid, words) VALUES (?, ?)")
      .execute(arguments: [position, folded])
  }

  private static func tell(_ command: String, in database: Database) throws {
    for table in SearchedKind.allCases.flatMap(\.searches) {
      try database.execute(
        sql: "INSERT INTO \(table) (\(table)) VALUES (?)",
        arguments: [command]
      )
    }
  }
}
