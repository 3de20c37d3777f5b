internal import GRDB

/// Copies a table to another database, with the columns that both have.
struct TableCopy {
  private let source: Database
  private let target: Database
  private let table: String
  private let columns: [String]
  private let key: [String]

  init(_ table: String, from source: Database, to target: Database) throws {
    self.source = source
    self.target = target
    self.table = table
    let known = (try? source.columns(in: table).map(\.name)) ?? []
    key = try target.primaryKey(table).columns
    let shared = try target.columns(in: table).map(\.name).filter(known.contains)
    columns = shared.isEmpty || shared.contains(key[0]) ? shared : key + shared
  }

  /// Copies every row that can be read, and returns how many invalid rows were left out.
  ///
  /// The rows behind an unreadable page are read from the other end.
  func copyReadableRows() throws -> Int {
    guard !columns.isEmpty else { return 0 }
    var leftOut = 0
    for direction in ["ASC", "DESC"] {
      let rows: RowCursor
      do { rows = try self.rows(direction) } catch { continue }
      while true {
        let row: Row?
        do { row = try rows.next() } catch { break }
        guard let row else { return leftOut }
        do {
          try insert(row)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
          leftOut += 1
        }
      }
    }
    return leftOut
  }

  func copyAllRows() throws {
    let rows = try rows("ASC")
    while let row = try rows.next() { try insert(row) }
  }

  private func rows(_ direction: String) throws -> RowCursor {
    let order = key.map { "\($0) \(direction)" }.joined(separator: ", ")
    return try Row.fetchCursor(
      source,
      sql: "SELECT \(columns.joined(separator: ", ")) FROM \(table) ORDER BY \(order)"
    )
  }

  private func insert(_ row: Row) throws {
    let places = Array(repeating: "?", count: columns.count).joined(separator: ", ")
    try target.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))
        """
    ).execute(arguments: StatementArguments(row.databaseValues))
  }
}
