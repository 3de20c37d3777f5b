internal import GRDB
import ShopCore

/// Fills the full-text search tables.
enum SearchWords {
  /// Rebuilds all tables; tells `progress` how many products are done.
  static func note(in database: Database, progress: ((Int) -> Void)? = nil) throws {
    for index in SearchIndex.allCases {
      let emptying =
        index == .similarWords
        ? "DELETE FROM \(index.table)"
        : "INSERT INTO \(index.table) (\(index.table)) VALUES ('delete-all')"
      try database.execute(sql: emptying)
    }
    for kind in SearchedKind.allCases {
      for index in kind.nameIndexes {
        try database.execute(
          sql: """
            INSERT INTO \(index.table) (rowid, name) SELECT position, foldedName FROM \(kind.table)
            """
        )
      }
    }
    let texts = try Row.fetchCursor(database, sql: productTexts)
    var count = 0
    while let row = try texts.next() {
      progress?(count)
      count += 1
      let folded = try (2..<row.count).map { FoldedText(try row.decode(atIndex: $0)).text }
      let values: [any DatabaseValueConvertible] = [row[0] as Int, row[1] as String] + folded
      for index in [SearchIndex.productWords, .productStems] {
        try database.cachedStatement(
          sql: """
            INSERT INTO \(index.table) (rowid, \(index.columns.joined(separator: ", ")))
            VALUES (?\(String(repeating: ", ?", count: index.columns.count)))
            """
        ).execute(arguments: StatementArguments(values))
      }
    }
    try noteSimilarWords(in: database)
    // Merges the index segments, which makes searches fastest.
    for index in SearchIndex.allCases {
      try database.execute(sql: "INSERT INTO \(index.table) (\(index.table)) VALUES ('optimize')")
    }
  }

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

  /// The texts of each product, in the order of the index's columns.
  private static let productTexts = """
    SELECT product.position, product.foldedName, coalesce(product.brand, ''),
      coalesce(category.name, ''), product.tags,
      coalesce(product.sku, '') || ' ' || coalesce((
        SELECT group_concat(sku, ' ') FROM variant WHERE product = product.position
      ), ''),
      coalesce((
        SELECT group_concat(choices, ' ') FROM variant WHERE product = product.position
      ), ''),
      coalesce((
        SELECT group_concat(person.name, ' ')
        FROM review JOIN person ON person.id = review.author
        WHERE review.product = product.position
      ), ''),
      product.description
    FROM product LEFT JOIN category ON category.id = product.category
    """

  /// Adds each word without digits, with the number of products that have it.
  ///
  /// The spaces around it are part of its trigrams, so the beginning and end of a word count twice.
  private static func noteSimilarWords(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE VIRTUAL TABLE temp.vocabulary
          USING fts5vocab('main', '\(SearchIndex.productWords.table)', 'row');
        INSERT INTO \(SearchIndex.similarWords.table) (word, count)
          SELECT '  ' || term || '  ', doc FROM temp.vocabulary
          WHERE length(term) BETWEEN 3 AND 24 AND term NOT GLOB '*[0-9]*';
        DROP TABLE temp.vocabulary
        """
    )
  }
}
