/// The full-text search tables; their row ids are the models' positions.
///
/// They contain folded text only, in which combining marks are parts of words.
enum SearchIndex: String, CaseIterable {
  case categoryWords
  case categoryStems
  case personWords
  /// The words of products, also indexed by prefix.
  case productWords
  /// The words of products without English endings.
  case productStems
  /// The words of products that a misspelled word is compared with, by trigram.
  case similarWords

  var table: String { rawValue }

  private static let productColumns = [
    "name", "brand", "kind", "tags", "sku", "choices", "reviewers", "description",
  ]

  /// The weight of each column for bm25.
  ///
  /// Tuned with people's ratings of results: words count most in names, as a shopper expects; SKUs
  /// and reviewers say little, and choices repeat words. Prefixes count less in descriptions, which
  /// have words with any beginning.
  var weights: String {
    switch self {
    case .productWords: "8, 3, 3, 3, 3, 1, 0.2, 1"
    case .productStems: "10, 1, 1, 1, 0.2, 0.5, 0.2, 1.5"
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
      // Prefixes of up to four letters are indexed; otherwise searching for `t` would collect every
      // word that begins with it.
      case .categoryWords, .personWords, .productWords:
        "content = '', prefix = '1 2 3 4', tokenize = \"\(letters)\""
      case .categoryStems, .productStems: "content = '', tokenize = \"porter \(letters)\""
      case .similarWords: "detail = none, tokenize = 'trigram'"
      }
    return "CREATE VIRTUAL TABLE \(table) USING fts5(\(columns), \(options))"
  }
}
