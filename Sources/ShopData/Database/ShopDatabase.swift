import Platform

internal import GRDB

/// The SQLite file for everything that is saved: the catalog, the orders and the windows.
///
/// Opening it migrates an older file; a file from a newer program is refused and never changed.
public final class ShopDatabase: Sendable {
  private let queue: DatabaseQueue
  /// The path of the file.
  public let path: String

  /// Opens the file at a path or creates it; several programs take turns.
  public convenience init(path: String) throws(ShopDatabaseError) {
    try self.init(path: path, within: FolderLock(around: path))
  }

  convenience init(path: String, within lock: FolderLock) throws(ShopDatabaseError) {
    do {
      try DatabaseLog.check(beside: path)
      try self.init(
        DatabaseQueue(path: path, configuration: Self.configuration(for: path)),
        at: path
      )
    } catch {
      throw ShopDatabaseError(openingFailedWith: error, path: path)
    }
    withExtendedLifetime(lock) {}
  }

  /// Opens a file only to read it; an older one is refused.
  convenience init(reading path: String, isUnchangeable: Bool) throws(ShopDatabaseError) {
    do {
      try self.init(Self.readingQueue(at: path, isUnchangeable: isUnchangeable), at: path)
    } catch {
      throw ShopDatabaseError(openingFailedWith: error, path: path)
    }
  }

  static func readingQueue(at path: String, isUnchangeable: Bool) throws -> DatabaseQueue {
    try DatabaseLog.check(beside: path)
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      try checkThatItIsOurs(database, at: path)
      Checksum.functions.forEach(database.add)
    }
    let name = path.replacing("%", with: "%25").replacing("?", with: "%3f")
      .replacing("#", with: "%23")
    return try DatabaseQueue(
      path: isUnchangeable ? "file:\(name)?immutable=1" : path,
      configuration: configuration
    )
  }

  /// True if the file or its folder cannot be written, and it has no log: SQLite would otherwise need
  /// a file beside it even to read it.
  static func isUnchangeable(_ path: String) -> Bool {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    return (access(path, W_OK) != 0 || access(folder, W_OK) != 0)
      && stat(of: path + "-wal")?.st_size ?? 0 == 0
  }

  /// A database in memory, discarded with this object.
  public static func inMemory() throws(ShopDatabaseError) -> ShopDatabase {
    try inMemory(copying: empty.get())
  }

  /// Copied and never changed: to carry out every migration takes many times as long as a copy.
  private static let empty = Result { () throws(ShopDatabaseError) in
    try inMemory(copying: nil)
  }

  static func inMemory(
    copying original: ShopDatabase?
  ) throws(ShopDatabaseError) -> ShopDatabase {
    do {
      let queue = try DatabaseQueue(configuration: configuration(for: ":memory:"))
      try original?.queue.backup(to: queue)
      return try ShopDatabase(queue, at: ":memory:")
    } catch {
      throw ShopDatabaseError(error, path: ":memory:")
    }
  }

  private init(_ queue: DatabaseQueue, at path: String) throws {
    self.queue = queue
    self.path = path
    let isCurrent = try queue.unsafeRead { try Self.isCurrent($0, at: path) }
    guard try !queue.unsafeRead(Self.isMarked) else {
      throw ShopDatabaseError.damaged(path: path, reason: "a part of it could not be read")
    }
    if !isCurrent { try Self.migrate(queue, at: path) }
    if let missing = try queue.unsafeRead(Self.missingTable) {
      throw ShopDatabaseError.damaged(path: path, reason: "its table “\(missing)” is missing")
    }
    try queue.unsafeRead(Self.checkScenes)
  }

  /// Makes changes in a transaction: all of them or none; an inner call joins the outer
  /// transaction.
  ///
  /// `BEGIN` and `COMMIT` are cached because preparing them takes as long as the change itself.
  func write<Result>(_ change: (Database) throws -> Result) throws(ShopDatabaseError) -> Result {
    try reporting {
      try queue.unsafeReentrantWrite { database in
        guard !database.isInsideTransaction else { return try change(database) }
        try database.cachedStatement(sql: "BEGIN IMMEDIATE").execute()
        do {
          let result = try change(database)
          try database.cachedStatement(sql: "COMMIT").execute()
          return result
        } catch {
          if database.isInsideTransaction { try database.rollback() }
          throw error
        }
      }
    }
  }

  func read<Result>(_ look: (Database) throws -> Result) throws(ShopDatabaseError) -> Result {
    try reporting { try queue.read(look) }
  }

  /// Reads without a transaction, which would take longer than a small query.
  func readOnce<Result>(_ look: (Database) throws -> Result) throws(ShopDatabaseError) -> Result {
    try reporting { try queue.unsafeRead(look) }
  }

  /// Runs `body` while no other program opens the file or does the same; waits for it up to 200 ms.
  public func alone<Result>(_ body: () throws -> Result) throws -> Result {
    let lock = try FolderLock(around: path, patience: 200)
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  /// Waits less for another program's write from now on, because the user waits for the screen.
  func waitAtMost(milliseconds: Int) throws(ShopDatabaseError) {
    try readOnce { try $0.execute(sql: "PRAGMA busy_timeout = \(milliseconds)") }
  }

  /// True if something is in the log that may not be in the file.
  var hasLog: Bool { stat(of: path + "-wal")?.st_size ?? 0 > 0 }

  /// Moves the log into the file; may wait for the disk.
  func emptyLog() throws(ShopDatabaseError) {
    try reporting { try queue.writeWithoutTransaction { _ = try $0.checkpoint(.passive) } }
  }

  /// Moves the log into the file and empties the log, so that no overwritten data is left in it;
  /// may wait for the disk.
  func wipeLog() throws(ShopDatabaseError) {
    try reporting { try queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) } }
  }

  func close() throws(ShopDatabaseError) { try reporting { try queue.close() } }

  private func reporting<Result>(_ work: () throws -> Result) throws(ShopDatabaseError) -> Result {
    do {
      return try work()
    } catch {
      throw failure(error)
    }
  }

  /// The reason for a failure; if it is damage, this also marks the file for everyone who opens it.
  ///
  /// Most of a file is read long after it was opened, and the next start has to know.
  private func failure(_ error: any Error) -> ShopDatabaseError {
    let failure = ShopDatabaseError(error, path: path)
    if failure.isDamage {
      try? queue.unsafeReentrantWrite { database in
        if try !Self.isMarked(database) { try database.execute(sql: "PRAGMA user_version = 1") }
      }
    }
    return failure
  }

  /// True if damage was found in the file since it was created.
  static func isMarked(_ database: Database) throws -> Bool {
    try Row.fetchOne(database, sql: "PRAGMA user_version")?.decode(Int.self, atIndex: 0) != 0
  }

  /// A table that a file with the current schema lacks; nil if it has all.
  static func missingTable(in database: Database) throws -> String? {
    let names = "SELECT name FROM sqlite_master WHERE type = 'table'"
    let found = try Set(String.fetchAll(database, sql: names))
    return tables.first { !found.contains($0) }
  }

  /// True if a file has the current schema, false if an older one; throws if it has a newer one.
  static func isCurrent(_ database: Database, at path: String) throws -> Bool {
    let migrator = migrator
    let applied = try migrator.appliedIdentifiers(database)
    let known = Set(migrator.migrations)
    if applied.isSubset(of: known) { return applied == known }
    // A newer program adds migrations and keeps those that this one knows.
    guard known.isSubset(of: applied) else {
      throw ShopDatabaseError.damaged(path: path, reason: "its version cannot be read")
    }
    throw ShopDatabaseError.newer(path: path)
  }

  /// Throws before anything changes if the file belongs to another program, or if GRDB would end
  /// the program at its list of tables.
  static func checkThatItIsOurs(_ database: Database, at path: String) throws {
    let list = try Row.fetchOne(
      database,
      sql: """
        SELECT count(*), sum(name = 'grdb_migrations'), sum(
          type NOT IN ('table', 'index', 'view', 'trigger') OR typeof(name) <> 'text'
            OR typeof(tbl_name) <> 'text' OR typeof(sql) NOT IN ('text', 'null')
        ) FROM sqlite_master
        """
    )
    guard try list?.decode(Int?.self, atIndex: 2) ?? 0 == 0 else {
      throw ShopDatabaseError.damaged(path: path, reason: "its list of tables cannot be read")
    }
    let isEmpty = try list?.decode(Int.self, atIndex: 0) == 0
    if try !isEmpty && list?.decode(Int.self, atIndex: 1) == 0 {
      throw ShopDatabaseError.foreign(path: path)
    }
  }

  static func configuration(for path: String) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      try checkThatItIsOurs(database, at: path)
      Checksum.functions.forEach(database.add)
      // Set here because GRDB would also write to the log at each start, for concurrent readers;
      // there are none.
      try database.execute(sql: "PRAGMA journal_mode = WAL")
      // A killed program loses nothing with this; a power failure may lose the last steps, but
      // never the file.
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
      // Deleted and overwritten data is erased from the file.
      try database.execute(sql: "PRAGMA secure_delete = ON")
      // The log is emptied between two frames, not in the middle of a step: see `tidy`.
      try database.execute(sql: "PRAGMA wal_autocheckpoint = 0")
    }
    return configuration
  }

  /// Migrates an older file; rows that do not fit the current schema are damage.
  static func migrate(_ queue: DatabaseQueue, at path: String) throws {
    do {
      try migrator.migrate(queue)
      try queue.write(TableList.note)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      let reason = (error.message ?? "a row is invalid").replacing("strict_", with: "")
      throw ShopDatabaseError.damaged(path: path, reason: reason)
    }
  }

  /// The migrations from the first schema to the current one; a released one never changes.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("scenes", migrate: createScenes)
    migrator.registerMigration("catalogue", migrate: createCatalogue)
    migrator.registerMigration("dealings", migrate: createSales)
    migrator.registerMigration("changes", migrate: createChanges)
    migrator.registerMigration("orderNumbers", migrate: createOrderNumbers)
    // The next migration makes again what this one made.
    migrator.registerMigration("wordsOfOneLetter") { _ in }
    migrator.registerMigration("search", migrate: createSearch)
    migrator.registerMigration("strictTypes", migrate: makeStrict)
    migrator.registerMigration("checksums", migrate: addChecksums)
    migrator.registerMigration("sums", migrate: addSums)
    migrator.registerMigration("tableList", migrate: TableList.create)
    return migrator
  }
}
