/// What stands in one of the files a catalogue is made of.
struct CatalogFileRecord {
  let name: String
  let record: CatalogRecord
  /// The columns that were read, if the file says by them alone what it is about.
  var columns: [String] = []
  /// The lines in which its records begin, in their order, if they do not say so themselves.
  var lines: () -> [Int] = { [] }
}
