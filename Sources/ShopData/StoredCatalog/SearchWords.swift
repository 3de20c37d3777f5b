internal import GRDB

/// Fills the tables of words, which begin empty.
struct SearchWords {
  private let database: Database

  init(in database: Database) throws {
    self.database = database
    try tell("delete-all")
  }

  /// Notes the words of the model that stands at a position.
  func insert(_ folded: String, at position: Int, in table: String) throws {
    guard !folded.isEmpty else { return }
    try database.cachedStatement(sql: "INSERT INTO \(table) (rowid, words) VALUES (?, ?)")
      .execute(arguments: [position, folded])
  }

  /// Puts what was noted into the order in which it is found fastest.
  func finish() throws { try tell("optimize") }

  private func tell(_ command: String) throws {
    for table in SearchedKind.allCases.flatMap(\.searches) {
      try database.execute(
        sql: "INSERT INTO \(table) (\(table)) VALUES (?)",
        arguments: [command]
      )
    }
  }
}
