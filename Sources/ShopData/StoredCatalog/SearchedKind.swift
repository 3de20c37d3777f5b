/// A kind of model that can be searched for, and the tables it is found in.
enum SearchedKind: String, CaseIterable {
  case category
  case person
  case product

  /// The table of the models.
  var table: String { rawValue }

  /// The table of the words of their names.
  var nameSearch: String { rawValue + "NameSearch" }

  /// The tables to ask one after the other, the best first.
  var searches: [String] {
    switch self {
    case .category, .person: [nameSearch]
    case .product: [nameSearch, Self.productTextSearch]
    }
  }

  /// The table of everything about a product that can be searched for.
  static let productTextSearch = "productTextSearch"

  /// The statements that make the tables of words.
  ///
  /// Beginnings of up to four letters have an index of their own: were it not for that, `t` would
  /// gather every word that begins with it. Marks are part of words, as they are in folded text.
  var creation: String {
    searches.map { table in
      """
      CREATE VIRTUAL TABLE \(table) USING fts5(
        words, content = '', prefix = '1 2 3 4',
        tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'"
      );
      """
    }.joined(separator: "\n")
  }
}
