/// The first record of a product file; columns may be in any order.
struct TableHeader<Column: TableColumn> {
  /// As written in the file.
  let names: [String]
  private let places: [Column: [Int]]

  init(_ names: [String]) {
    self.names = names.map(PlainText.line)
    let known = self.names.map { $0.lowercased().replacing("_", with: " ") }
    places = Dictionary(
      uniqueKeysWithValues: Column.allCases.map { column in
        (column, column.names.compactMap { known.firstIndex(of: $0) })
      }
    )
  }

  /// The indices of the fields for a column, preferred names first; empty if it is missing.
  func places(of column: Column) -> [Int] { places[column] ?? [] }

  func has(_ columns: Column...) -> Bool { columns.allSatisfy { !places(of: $0).isEmpty } }

  var namesRead: [String] { Set(places.values.joined()).sorted().map { names[$0] } }
}
