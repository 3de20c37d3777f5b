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

  private static let productColumns = [
    "name", "brand", "kind", "tags", "sku", "choices", "reviewers", "description",
  ]

  /// How much each column counts.
  ///
  /// Whole words count about the same anywhere, as people rated what they found, and a little more where
  /// a product is described; its number and who reviewed it say little about it, and its choices are
  /// said many times over. Beginnings are those of names
  /// first: a description has words that begin like anything.
  var weights: String {
    switch self {
    case .productWords: "8, 3, 3, 3, 3, 1, 0.2, 1"
    case .productStems: "1, 1, 1, 1, 0.2, 0.5, 0.2, 1.5"
    case .categoryWords, .categoryStems, .personWords, .similarWords: "1"
    }
  }

  /// The columns that say what a product is.
  static let headColumns = "{name brand kind tags sku}"

  var columns: [String] {
    switch self {
    case .categoryWords, .categoryStems, .personWords: ["name"]
    case .productWords, .productStems: Self.productColumns
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
