import Platform
import ShopData

/// A catalog file sold for one run.
///
/// It is held in memory and never stored.
struct CatalogFile {
  let database: ShopDatabase
  private let path: String
  private let skipped: [SkippedRecord]

  /// Throws a ``CatalogError``, or a ``ShopDatabaseError`` if it does not fit into memory.
  init(path: String, by reader: CatalogReader) throws {
    let line = ProgressLine()
    defer { line.end() }
    line.show("reading")
    let reading = try reader.read(path: path) { count in
      MainActor.assumeIsolated { line.show("\(count) records read") }
    }
    self.path = path
    skipped = reading.skipped
    database = try ShopDatabase.inMemory()
    try database.replaceCatalog(with: reading.catalog) { percent in
      MainActor.assumeIsolated { line.show("\(percent) % written") }
    }
  }

  var notice: String? {
    skipped.first.map { "\(skipped.count) skipped in \(path); \($0)" }
  }
}
