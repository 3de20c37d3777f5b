import Platform

internal import GRDB

/// A second list of the tables' first pages in the file; if SQLite's own list is damaged, this one
/// is found by its first bytes.
enum TableList {
  /// No text has these bytes, because texts have no control characters.
  private static let mark = Data("shop\u{0}tables\u{1}".utf8)
  private static let end = UInt8(ascii: ".")

  static func create(in database: Database) throws {
    try database.execute(
      sql: "CREATE TABLE tableList (id INTEGER PRIMARY KEY CHECK (id = 1), list BLOB NOT NULL)"
    )
  }

  /// Stores the current first pages, which only a migration changes.
  static func note(in database: Database) throws {
    let roots = try ShopDatabase.tables.map { table in
      let root = try Int.fetchOne(
        database,
        sql: "SELECT rootpage FROM sqlite_master WHERE type = 'table' AND name = ?",
        arguments: [table]
      )
      return "\(table) \(root ?? 0)"
    }
    try database.execute(
      sql: "INSERT OR REPLACE INTO tableList VALUES (1, ?)",
      arguments: [mark + Data(roots.joined(separator: ",").utf8) + [end]]
    )
  }

  /// The first page of each table; nil if the bytes have no valid list.
  static func roots(in bytes: Data) -> [String: Int]? {
    guard let place = bytes.firstRange(of: mark) else { return nil }
    let list = String(decoding: bytes[place.upperBound...].prefix { $0 != end }, as: UTF8.self)
    let roots = list.split(separator: ",").compactMap { entry -> (String, Int)? in
      let words = entry.split(separator: " ")
      guard words.count == 2, let root = Int(words[1]), root > 1 else { return nil }
      return (String(words[0]), root)
    }
    guard Set(roots.map(\.0)) == Set(ShopDatabase.tables) else { return nil }
    return Dictionary(roots) { first, _ in first }
  }

  /// Looks in the file, then in its log.
  static func roots(at path: String) -> [String: Int]? {
    ["", "-wal"].lazy.compactMap { ending in
      (try? Data(contentsOf: URL(filePath: path + ending))).flatMap { roots(in: $0) }
    }.first
  }
}
