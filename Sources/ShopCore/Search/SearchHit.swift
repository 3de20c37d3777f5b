/// Something a search finds.
public enum SearchHit: Hashable, Sendable {
  case category(Category.ID)
  case product(Product.ID)
  case person(Person.ID)

  /// Where it is shown.
  public var place: Place {
    switch self {
    case .category(let id): .category(id)
    case .product(let id): .product(id)
    case .person(let id): .person(id)
    }
  }
}
