/// The first record of a product file: where each column stands, in whatever order.
struct TableHeader<Column: TableColumn> {
  /// The names as they are written.
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

  /// Where a column stands, under the name that counts more first; empty where it is missing.
  func places(of column: Column) -> [Int] { places[column] ?? [] }

  func has(_ columns: Column...) -> Bool { columns.allSatisfy { !places(of: $0).isEmpty } }

  /// The names of the columns that are read.
  var namesRead: [String] { Set(places.values.joined()).sorted().map { names[$0] } }
}
