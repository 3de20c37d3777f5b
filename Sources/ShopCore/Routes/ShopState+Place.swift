extension ShopState {
  /// True if the shop has what a place shows.
  public func has(_ place: Place) -> Bool {
    switch place {
    case .category(let id): catalog.category(id) != nil
    case .product(let id), .reviews(let id): catalog.product(id) != nil
    case .person(let id): catalog.person(id) != nil
    case .order(let id): order(id) != nil
    default: true
    }
  }
}
