internal import GRDB

/// The one SQLite file everything is kept in: what is sold, what was bought, and the windows.
///
/// Opening it brings an older file up to date; a file of a newer program is refused, never changed.
public final class ShopDatabase: Sendable {
  private let queue: DatabaseQueue
  /// The file it is in.
  public let path: String

  /// Opens the file at a path, or makes it; of several programs that do, one after the other.
  public convenience init(path: String) throws(ShopDatabaseError) {
    try self.init(path: path, within: FolderLock(around: path))
  }

  /// The same for whoever has the folder already.
  convenience init(path: String, within lock: FolderLock) throws(ShopDatabaseError) {
    do {
      try self.init(
        DatabaseQueue(path: path, configuration: Self.configuration(for: path)),
        at: path
      )
    } catch {
      throw ShopDatabaseError(openingFailedWith: error, path: path)
    }
    withExtendedLifetime(lock) {}
  }

  /// A database in memory, gone when it is let go of.
  public static func inMemory() throws(ShopDatabaseError) -> ShopDatabase {
    do {
      return try ShopDatabase(
        DatabaseQueue(configuration: configuration(for: ":memory:")),
        at: ":memory:"
      )
    } catch {
      throw ShopDatabaseError(error, path: ":memory:")
    }
  }

  private init(_ queue: DatabaseQueue, at path: String) throws {
    self.queue = queue
    self.path = path
    let migrator = Self.migrator
    let isOfToday = try queue.unsafeRead { try Self.isOfToday($0, by: migrator, at: path) }
    guard try !queue.unsafeRead(Self.isMarked) else {
      throw ShopDatabaseError.damaged(path: path, reason: "a part of it could not be read")
    }
    if !isOfToday { try Self.migrate(queue, by: migrator, at: path) }
    try queue.unsafeRead(Self.checkScenes)
  }

  /// Carries out some changes, all of them or none; within others they are a part of those.
  ///
  /// The words around them are prepared once and not at each step, which would take as long as the
  /// step itself.
  func write<Result>(_ change: (Database) throws -> Result) throws(ShopDatabaseError) -> Result {
    do {
      return try queue.unsafeReentrantWrite { database in
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
    } catch {
      throw failure(error)
    }
  }

  /// Looks something up.
  func read<Result>(_ look: (Database) throws -> Result) throws(ShopDatabaseError) -> Result {
    do {
      return try queue.read(look)
    } catch {
      throw failure(error)
    }
  }

  /// Looks up something small without a transaction around it, which would take longer than that.
  func glance<Result>(_ look: (Database) throws -> Result) throws(ShopDatabaseError) -> Result {
    do {
      return try queue.unsafeRead(look)
    } catch {
      throw failure(error)
    }
  }

  /// Does something while no other program opens the file or does the same; whoever does may keep it
  /// for a moment.
  public func alone<Result>(_ deed: () throws -> Result) throws -> Result {
    let lock = try FolderLock(around: path, patience: 200)
    defer { withExtendedLifetime(lock) {} }
    return try deed()
  }

  /// Gives up earlier from now on where another program writes; somebody waits for the screen.
  func waitAtMost(milliseconds: Int) throws(ShopDatabaseError) {
    try glance { try $0.execute(sql: "PRAGMA busy_timeout = \(milliseconds)") }
  }

  /// Carries what was written over from the log into the file; it may wait for the disk.
  func emptyLog() throws(ShopDatabaseError) {
    do {
      try queue.writeWithoutTransaction { _ = try $0.checkpoint(.passive) }
    } catch {
      throw failure(error)
    }
  }

  /// Carries everything over from the log into the file and empties the log itself, so that
  /// nothing that was overwritten is left in it; it may wait for the disk.
  func wipeLog() throws(ShopDatabaseError) {
    do {
      try queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    } catch {
      throw failure(error)
    }
  }

  /// Writes everything into the file and lets go of it.
  func close() throws(ShopDatabaseError) {
    do {
      try queue.close()
    } catch {
      throw failure(error)
    }
  }

  /// Why something failed; where that is damage, the file says so from now on, whoever opens it.
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

  /// Whether damage was met in the file since it was begun.
  static func isMarked(_ database: Database) throws -> Bool {
    try Row.fetchOne(database, sql: "PRAGMA user_version")?.decode(Int.self, atIndex: 0) != 0
  }

  /// Whether a file has today's schema, and not an older one; throws where it has a newer one.
  static func isOfToday(
    _ database: Database,
    by migrator: DatabaseMigrator,
    at path: String
  ) throws -> Bool {
    let applied = try appliedMigrations(database)
    let known = Set(migrator.migrations)
    if applied.isSubset(of: known) { return applied == known }
    // Whatever a newer program adds, it has what this one knows.
    guard known.isSubset(of: applied) else {
      throw ShopDatabaseError.damaged(path: path, reason: "its version cannot be read")
    }
    throw ShopDatabaseError.newer(path: path)
  }

  /// The steps that were taken with a file, of which a new one has no table yet.
  private static func appliedMigrations(_ database: Database) throws -> Set<String> {
    do {
      let rows = try Row.fetchAll(database, sql: "SELECT identifier FROM grdb_migrations")
      return try Set(rows.map { try $0.decode(atIndex: 0) })
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
      return []
    }
  }

  /// Throws where another program keeps something in the file, before anything in it changes, and where
  /// its list of tables is none that GRDB can read: it would end the program.
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
      // Asked for here, and not of GRDB, which would also write into the log at each start for the
      // sake of readers beside it; there are none.
      try database.execute(sql: "PRAGMA journal_mode = WAL")
      // A program that is killed loses nothing with this; a machine that loses its power may lose
      // the last steps, never the file.
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
      // What is deleted or overwritten is gone from the file, not only out of reach.
      try database.execute(sql: "PRAGMA secure_delete = ON")
      // The log is emptied between two pictures, not in the middle of a step: see `tidy`.
      try database.execute(sql: "PRAGMA wal_autocheckpoint = 0")
    }
    return configuration
  }

  /// Brings an older file up to date; what does not fit into today's schema is damage.
  static func migrate(
    _ queue: DatabaseQueue,
    by migrator: DatabaseMigrator,
    at path: String
  ) throws {
    do {
      try migrator.migrate(queue)
      try queue.write(TableList.note)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      let reason = (error.message ?? "a row is invalid").replacing("strict_", with: "")
      throw ShopDatabaseError.damaged(path: path, reason: reason)
    }
  }

  /// The steps from the first schema to today's; one that was released never changes.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("scenes", migrate: createScenes)
    migrator.registerMigration("catalogue", migrate: createCatalogue)
    migrator.registerMigration("dealings", migrate: createDealings)
    migrator.registerMigration("changes", migrate: createChanges)
    migrator.registerMigration("orderNumbers", migrate: createOrderNumbers)
    // What it made anew, the next one does.
    migrator.registerMigration("wordsOfOneLetter") { _ in }
    migrator.registerMigration("search", migrate: createSearch)
    migrator.registerMigration("strictTypes", migrate: makeStrict)
    migrator.registerMigration("checksums", migrate: addChecksums)
    migrator.registerMigration("sums", migrate: addSums)
    migrator.registerMigration("tableList", migrate: TableList.create)
    return migrator
  }
}
