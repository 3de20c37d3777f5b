import ShopData

/// A file that is sold for one run, as it was read.
struct CatalogFile {
  let path: String
  let reading: CatalogReading

  init(path: String, by reader: CatalogReader) throws(CatalogError) {
    self.path = path
    reading = try reader.read(path: path)
  }

  /// What was left out of it, in a sentence; nil where nothing was.
  var notice: String? {
    reading.skipped.first.map { "\(reading.skipped.count) left out of \(path); \($0)" }
  }
}
