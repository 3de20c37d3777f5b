import Platform

internal import GRDB

/// A damaged file, of which as much can be read as there is.
struct DamagedDatabase {
  private let queue: DatabaseQueue
  /// A copy that is read in the place of the file, and goes with this.
  private let copy: String?

  /// Opens the file to look at it; where its list of tables cannot be read, a copy that has it anew.
  ///
  /// Its tables are like those of another database. Nil where nothing can be read; throws that the disk
  /// is full where there is no room for the copy.
  init?(at path: String, like database: Database) throws {
    let plain = try? DatabaseQueue(path: path, configuration: Self.configuration)
    if let plain, (try? plain.unsafeRead(Self.listsAllTables)) == true {
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

  /// Lets go of it.
  func close() {
    try? queue.close()
    if let copy { Self.remove(copy) }
  }

  private static func remove(_ copy: String) {
    for ending in ["-wal", "-shm", "-journal", ""] { unlink(copy + ending) }
  }

  /// Asked of SQLite: GRDB would end the program where it meets a damaged list.
  private static func listsAllTables(_ database: Database) throws -> Bool {
    let tables = try String.fetchAll(
      database,
      sql: "SELECT name FROM sqlite_master WHERE type = 'table'"
    )
    return Set(ShopDatabase.tables).isSubset(of: tables)
  }

  /// It is only looked at; what its list of tables still says counts, also where the rest of the list
  /// cannot be read.
  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA writable_schema = ON")
      // The first look fails where a part of the list cannot be read, and the next ones do without it.
      try? database.execute(sql: "SELECT 1 FROM sqlite_master")
    }
    return configuration
  }

  /// A copy of a file with another first page, which lists the tables where ``TableList`` says they are.
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
      // What is in the log goes where it belongs, even another first page.
      try? DatabaseQueue(path: copy).close()
      bytes = try Data(contentsOf: URL(filePath: copy))
      bytes.replaceSubrange(..<first.count, with: first)
      try write()
    }
    let queue = try? DatabaseQueue(path: copy, configuration: configuration)
    isDone = queue != nil
    return queue
  }

  /// The first page of a database of these tables, made of a new one at a path.
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
    // How many pages there are is taken from the file's size.
    page.replaceSubrange(28..<32, with: Data(count: 4))
    return page
  }

  /// What makes a table as far as its rows are read by it.
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
