protocol TableColumn: CaseIterable, Hashable {
  /// Its possible names in a header, in lower case; preferred names first.
  var names: [String] { get }
}
