/// The first record of a Shopify file: where each column stands, in whatever order.
struct ShopifyHeader {
  /// How many fields every record has to have.
  let fieldCount: Int
  private let places: [ShopifyColumn: [Int]]

  /// Nil where the names are not those of a product file: it has handles and titles.
  init?(_ names: [String]) {
    let names = names.map { PlainText.line($0).lowercased() }
    fieldCount = names.count
    places = Dictionary(
      uniqueKeysWithValues: ShopifyColumn.allCases.map { column in
        (column, column.names.compactMap { names.firstIndex(of: $0) })
      }
    )
    guard !places(of: .handle).isEmpty, !places(of: .title).isEmpty else { return nil }
  }

  /// Where a column stands, under its older name first; empty where it is missing.
  func places(of column: ShopifyColumn) -> [Int] { places[column] ?? [] }
}
