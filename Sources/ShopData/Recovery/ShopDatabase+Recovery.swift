internal import GRDB
import ShopCore

extension ShopDatabase {
  /// Copies what can still be read of a damaged database into this new one.
  ///
  /// Invalid rows are left out. The catalog is copied completely or not at all, and its search
  /// index is made again.
  func recover(from path: String) throws(ShopDatabaseError) -> RecoveredData {
    try write { database in
      var taken = RecoveredData()
      guard let damaged = try DamagedDatabase(at: path, like: database) else { return taken }
      defer { damaged.close() }
      try damaged.read { damaged in
        for table in Self.userTables {
          taken.leftOut += try TableCopy(table, from: damaged, to: database).copyReadableRows()
          if table == "session" { try Self.copySessionNames(from: damaged, to: database) }
        }
        taken.leftOut += try Self.deleteWrongRows(in: database)
        try Self.addMissingChecksums(in: database)
        try Self.sumAnew(in: database)
        taken.hasCatalog = try Self.copyCatalog(from: damaged, to: database)
      }
      taken.windows = try Self.count(
        "(SELECT DISTINCT session, scene FROM sceneValue WHERE scene > 0)",
        in: database
      )
      taken.orders = try Self.count("purchase", in: database)
      taken.reviews = try Self.count("ownReview", in: database)
      return taken
    }
  }

  /// Reads the names from their index, in case the table itself cannot be read.
  private static func copySessionNames(from damaged: Database, to database: Database) throws {
    let rows = try? Row.fetchAll(
      damaged,
      sql: "SELECT id, name FROM session INDEXED BY sqlite_autoindex_session_1"
    )
    for row in rows ?? [] {
      try database.execute(
        sql: "INSERT OR IGNORE INTO session (id, name, usedAt) VALUES (?, ?, ?)",
        arguments: [row[0] as DatabaseValue, row[1] as DatabaseValue, SessionTime.now.second]
      )
    }
  }

  /// Copies the whole catalog, or nothing if it is incomplete.
  private static func copyCatalog(from damaged: Database, to database: Database) throws -> Bool {
    var isWhole = false
    try database.inSavepoint {
      do {
        for table in tablesOfCatalog {
          try TableCopy(table, from: damaged, to: database).copyAllRows()
        }
        isWhole = try isCatalogWhole(in: database)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
        throw error
      } catch {
        isWhole = false
      }
      return isWhole ? .commit : .rollback
    }
    guard isWhole else { return false }
    try SearchWords.foldNames(in: database)
    try SearchWords.note(in: database)
    return true
  }

  private static func isCatalogWhole(in database: Database) throws -> Bool {
    let counts = try StoredCatalog.Opening(in: database).counts
    let products = try ProductRow.products(where: "TRUE", in: database)
    let people = try StoredCatalog.people(where: "TRUE", in: database)
    return !products.isEmpty && people.count == counts.people
      && products.count == counts.products
      && products.count { $0.isFeatured } == counts.featured
  }

  private static func count(_ rows: String, in database: Database) throws -> Int {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM \(rows)") ?? 0
  }
}
