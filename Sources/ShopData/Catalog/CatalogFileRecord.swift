/// The contents of one of a catalog's files.
struct CatalogFileRecord {
  let name: String
  let record: CatalogRecord
  /// The columns that were read; empty for the format of a known program.
  var columns: [String] = []
  /// The line of each record, for formats whose records don't know theirs.
  var lines: () -> [Int] = { [] }
}
