/// A kind of model that can be searched for.
enum SearchedKind: String, CaseIterable {
  case category
  case person
  case product

  /// The table of the models.
  var table: String { rawValue }

  /// Where the words of names alone are, the best first.
  var nameIndexes: [SearchIndex] {
    switch self {
    case .category: [.categoryWords, .categoryStems]
    case .person: [.personWords]
    case .product: []
    }
  }
}
