import Platform

internal import GRDB

/// Reads as much as it can from a damaged file.
struct DamagedDatabase {
  private let queue: DatabaseQueue
  /// A copy to read instead of the file; `close()` deletes it.
  private let copy: String?

  /// Opens the file; if its list of tables is damaged, opens a copy with a new list.
  ///
  /// The tables are like those of `database`. Nil if nothing can be read; throws `SQLITE_FULL` if
  /// there is no room for the copy.
  init?(at path: String, like database: Database) throws {
    // SQLite would discard the log of an empty file.
    let isEmpty = stat(of: path)?.st_size == 0
    let plain = isEmpty ? nil : try? DatabaseQueue(path: path, configuration: Self.configuration)
    if let plain, (try? plain.unsafeRead { try Self.hasTables($0, of: database) }) == true {
      (queue, copy) = (plain, nil)
      return
    }
    let copy = path + ".read"
    if let relisted = try Self.relisted(path, as: copy, like: database) {
      (queue, self.copy) = (relisted, copy)
    } else if let plain {
      (queue, self.copy) = (plain, copy)
    } else {
      return nil
    }
  }

  func read<Result>(_ look: (Database) throws -> Result) throws -> Result {
    try queue.unsafeRead(look)
  }

  func close() {
    try? queue.close()
    if let copy { Self.remove(copy) }
  }

  private static func remove(_ copy: String) {
    for ending in ["-wal", "-shm", "-journal", ""] { unlink(copy + ending) }
  }

  /// True if SQLite can read every table, and each was created as in a new database.
  ///
  /// Asks SQLite: GRDB would end the program at a damaged list.
  private static func hasTables(_ damaged: Database, of database: Database) throws -> Bool {
    let creation = "SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?"
    for table in ShopDatabase.tables {
      let found = try String.fetchOne(damaged, sql: creation, arguments: [table])
      guard try found == String.fetchOne(database, sql: creation, arguments: [table])
      else { return false }
      _ = try damaged.makeStatement(sql: "SELECT 1 FROM \(table)")
    }
    return true
  }

  /// Read-only; `writable_schema` makes SQLite use what it can read of a damaged list of tables.
  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA writable_schema = ON")
      // The first query fails if a part of the list cannot be read; later ones do without that
      // part.
      try? database.execute(sql: "SELECT 1 FROM sqlite_master")
    }
    return configuration
  }

  /// A copy of a file whose first page lists the tables at the roots that ``TableList`` found.
  private static func relisted(
    _ path: String,
    as copy: String,
    like database: Database
  ) throws -> DatabaseQueue? {
    guard let roots = TableList.roots(at: path) else { return nil }
    remove(copy)
    var isDone = false
    defer { if !isDone { remove(copy) } }
    let first = try firstPage(listing: roots, like: database, at: copy)
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.replaceSubrange(..<min(first.count, bytes.count), with: first)
    func write() throws {
      remove(copy)
      guard (try? bytes.write(to: URL(filePath: copy))) != nil else {
        throw DatabaseError(resultCode: .SQLITE_FULL)
      }
      chmod(copy, 0o600)
    }
    try write()
    if access(path + "-wal", R_OK) == 0 {
      try FileManager.default.copyItem(atPath: path + "-wal", toPath: copy + "-wal")
      // Moves the log into the file, which may replace the first page again.
      try? DatabaseQueue(path: copy).close()
      bytes = try Data(contentsOf: URL(filePath: copy))
      bytes.replaceSubrange(..<first.count, with: first)
      try write()
    }
    let queue = try? DatabaseQueue(path: copy, configuration: configuration)
    isDone = queue != nil
    return queue
  }

  /// The first page of a database with these tables, from a temporary database at a path.
  private static func firstPage(
    listing roots: [String: Int],
    like database: Database,
    at path: String
  ) throws -> Data {
    let new = try DatabaseQueue(path: path)
    try new.write { new in
      try new.execute(sql: "PRAGMA writable_schema = ON")
      for (table, root) in roots {
        try new.execute(
          sql: "INSERT INTO sqlite_master VALUES ('table', ?1, ?1, ?2, ?3)",
          arguments: [table, root, try creation(of: table, in: database)]
        )
      }
    }
    try new.close()
    var page = try Data(contentsOf: URL(filePath: path))
    // With 0, SQLite takes the number of pages from the file's size.
    page.replaceSubrange(28..<32, with: Data(count: 4))
    return page
  }

  /// A statement that creates a table with just enough to read its rows.
  private static func creation(of table: String, in database: Database) throws -> String {
    let key = try database.primaryKey(table)
    let columns = try database.columns(in: table).map { column in
      column.name == key.rowIDColumn ? "\(column.name) INTEGER PRIMARY KEY" : column.name
    }.joined(separator: ",")
    return key.isRowID
      ? "CREATE TABLE \(table)(\(columns))"
      : "CREATE TABLE \(table)(\(columns),PRIMARY KEY(\(key.columns.joined(separator: ","))))WITHOUT ROWID"
  }
}
