import Platform
import ShopData

/// A file that is sold for one run, as it was read: it is kept nowhere but in memory.
struct CatalogFile {
  let database: ShopDatabase
  private let path: String
  private let skipped: [SkippedRecord]

  /// Throws a ``CatalogError`` or, where it does not fit into memory, a ``ShopDatabaseError``.
  init(path: String, by reader: CatalogReader) throws {
    let line = ProgressLine(isShown: isatty(STDERR_FILENO) == 1)
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

  /// What was left out of it, in a sentence; nil where nothing was.
  var notice: String? {
    skipped.first.map { "\(skipped.count) skipped in \(path); \($0)" }
  }
}
