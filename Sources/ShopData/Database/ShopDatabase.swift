internal import GRDB

/// The one SQLite file everything is kept in: what is sold, what was bought, and the windows.
///
/// Opening it brings an older file up to date; a file of a newer program is refused, never changed.
public final class ShopDatabase: Sendable {
  let queue: DatabaseQueue

  /// Opens the file at a path, or makes it.
  public convenience init(path: String) throws(ShopDatabaseError) {
    do {
      try self.init(DatabaseQueue(path: path, configuration: Self.configuration), at: path)
    } catch let error as ShopDatabaseError {
      throw error
    } catch {
      throw ShopDatabaseError(error, path: path)
    }
  }

  /// A database in memory, gone when it is let go of.
  public static func inMemory() throws(ShopDatabaseError) -> ShopDatabase {
    do {
      return try ShopDatabase(DatabaseQueue(configuration: configuration), at: ":memory:")
    } catch let error as ShopDatabaseError {
      throw error
    } catch {
      throw ShopDatabaseError(error, path: ":memory:")
    }
  }

  private init(_ queue: DatabaseQueue, at path: String) throws {
    self.queue = queue
    let migrator = Self.migrator
    if try queue.read(migrator.hasBeenSuperseded) { throw ShopDatabaseError.newer(path: path) }
    try migrator.migrate(queue)
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.journalMode = .wal
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      // A program that is killed loses nothing with this; a machine that loses its power may lose
      // the last steps, never the file.
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
    }
    return configuration
  }

  /// The steps from the first schema to today's; one that was released never changes.
  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("scenes", migrate: createScenes)
    return migrator
  }
}
