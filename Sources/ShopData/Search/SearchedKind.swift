enum SearchedKind: String, CaseIterable {
  case category
  case person
  case product

  var table: String { rawValue }

  /// The indexes that contain only names, best first.
  var nameIndexes: [SearchIndex] {
    switch self {
    case .category: [.categoryWords, .categoryStems]
    case .person: [.personWords]
    case .product: []
    }
  }
}
