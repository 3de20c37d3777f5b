/// The tables of SQLite's full-text search, whose rows have the models' positions.
///
/// They hold folded text and nothing else, and marks are parts of words there, as in folded text.
enum SearchIndex: String, CaseIterable {
  case categoryWords
  case categoryStems
  case personWords
  /// The words of products, also by their beginnings.
  case productWords
  /// Those without the endings of English words.
  case productStems
  /// Every word of products that can be mistyped, for what is like it.
  case similarWords

  var table: String { rawValue }

  /// What is said of a product, and how much each counts: about the same, as people rated what they
  /// found; who reviewed it says little about it, and its choices are said many times over.
  static let productColumns: [(name: String, weight: Double)] = [
    ("name", 1), ("brand", 1), ("kind", 1), ("tags", 1), ("sku", 1), ("choices", 0.5),
    ("reviewers", 0.2), ("description", 1.25),
  ]

  /// The columns that say what a product is.
  static let headColumns = "{name brand kind tags sku}"

  var columns: [String] {
    switch self {
    case .categoryWords, .categoryStems, .personWords: ["name"]
    case .productWords, .productStems: Self.productColumns.map(\.name)
    case .similarWords: ["word", "count UNINDEXED"]
    }
  }

  var creation: String {
    let columns = columns.joined(separator: ", ")
    let letters = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'"
    let options =
      switch self {
      // Beginnings of up to four letters have an index of their own: were it not for that, `t` would
      // gather every word that begins with it.
      case .categoryWords, .personWords, .productWords:
        "content = '', prefix = '1 2 3 4', tokenize = \"\(letters)\""
      case .categoryStems, .productStems: "content = '', tokenize = \"porter \(letters)\""
      case .similarWords: "detail = none, tokenize = 'trigram'"
      }
    return "CREATE VIRTUAL TABLE \(table) USING fts5(\(columns), \(options))"
  }
}
