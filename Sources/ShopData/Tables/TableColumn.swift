/// What a column of a product file is about.
protocol TableColumn: CaseIterable, Hashable {
  /// What it is called in a header, in lower case; the name that counts more first.
  var names: [String] { get }
}
