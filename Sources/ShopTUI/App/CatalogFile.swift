import Platform
import ShopData

/// A catalog file sold for one run.
///
/// It is held in memory and never stored.
struct CatalogFile {
  let database: ShopDatabase
  /// Says what was skipped; nil if nothing was.
  let notice: String?

  /// Throws a ``CatalogError``, or a ``ShopDatabaseError`` if it does not fit into memory.
  init(path: String, by reader: CatalogReader) throws {
    let line = ProgressLine()
    defer { line.end() }
    line.show("reading")
    let reading = try reader.read(path: path) { count in
      MainActor.assumeIsolated { line.show("\(count) records read") }
    }
    let skipped = reading.skipped
    notice = skipped.first.map { "\(skipped.count) skipped in \(path); \($0)" }
    database = try ShopDatabase.inMemory()
    try database.replaceCatalog(with: reading.catalog) { percent in
      MainActor.assumeIsolated { line.show("\(percent) % written") }
    }
  }
}
