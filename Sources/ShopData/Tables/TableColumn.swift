protocol TableColumn: CaseIterable, Hashable {
  /// Its possible names in a header, in lower case; preferred names first.
  var names: [String] { get }
}

extension TableColumn where Self: RawRepresentable<String> {
  /// Those in its raw value, separated by commas.
  var names: [String] { rawValue.split(separator: ", ").map(String.init) }
}
