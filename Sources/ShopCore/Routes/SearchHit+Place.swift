extension SearchHit {
  /// The place that shows it.
  public var place: Place {
    switch self {
    case .category(let id): .category(id)
    case .product(let id): .product(id)
    case .person(let id): .person(id)
    }
  }
}
