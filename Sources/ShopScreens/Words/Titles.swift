public import SceneNavigation
public import ShopCore

extension ShopState {
  /// The title of a place.
  public func title(of place: Place) -> String {
    switch place {
    case .category(let id): catalog.category(id)?.name ?? id.rawValue
    case .product(let id): catalog.product(id)?.name ?? id.rawValue
    case .reviews: "Reviews"
    case .person(let id): catalog.person(id)?.name ?? id.rawValue
    case .cart: "Cart"
    case .account: "Account"
    case .orders: "Orders"
    case .order(let id): "Order \(id)"
    case .people: "People"
    case .settings: "Settings"
    case .section(let section): section.title
    }
  }

  /// The name of an article's variant, or its id if it is no longer sold; nil if it has none.
  func choice(of article: Article) -> String? {
    guard let variant = article.variant else { return nil }
    return catalog.product(article.product)?.variant(variant)?.name ?? variant.rawValue
  }

  /// The title of a route's place, or the route itself if the shop has no such place.
  public func title(of route: AnyRoute) -> String {
    Place(route).map { title(of: $0) } ?? "\(route.base)"
  }
}

extension Place {
  /// The kind of place, in one word for a sentence.
  var kind: String {
    switch self {
    case .category: "category"
    case .product: "product"
    case .reviews: "reviews"
    case .person: "person"
    case .cart: "cart"
    case .account: "account"
    case .orders: "orders"
    case .order: "order"
    case .people: "people"
    case .settings: "settings"
    case .section: "settings page"
    }
  }
}
