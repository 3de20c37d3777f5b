import Platform

internal import GRDB

/// Where each table begins in the file, written down a second time: where SQLite's own list of them is
/// damaged, this one is found by the bytes it begins with.
enum TableList {
  /// No text has these bytes, for it has no controls in it.
  private static let mark = Data("shop\u{0}tables\u{1}".utf8)
  private static let end = UInt8(ascii: ".")

  static func create(in database: Database) throws {
    try database.execute(
      sql: "CREATE TABLE tableList (id INTEGER PRIMARY KEY CHECK (id = 1), list BLOB NOT NULL)"
    )
  }

  /// Notes where the tables are now, which no more than bringing a file up to date changes.
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

  /// The page each table begins on, as the bytes of a file say; nil where they do not.
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

  /// The same of a database with its log.
  static func roots(at path: String) -> [String: Int]? {
    ["", "-wal"].lazy.compactMap { ending in
      (try? Data(contentsOf: URL(filePath: path + ending))).flatMap { roots(in: $0) }
    }.first
  }
}
