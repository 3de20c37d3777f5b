import ShopCore
import ShopData

import class Foundation.NSLock

/// A catalogue in a database in memory, and what could not be read of it.
struct Stored {
  let database: ShopDatabase
  let catalog: StoredCatalog
  let failures = Failures()

  init(_ original: Catalog) throws {
    database = try ShopDatabase.inMemory()
    try database.replaceCatalog(with: original)
    catalog = try StoredCatalog(in: database, report: failures.note)
  }
}

/// Collects what a catalogue reports.
final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var noted: [ShopDatabaseError] = []

  var all: [ShopDatabaseError] { lock.withLock { noted } }

  @Sendable func note(_ failure: ShopDatabaseError) { lock.withLock { noted.append(failure) } }
}
