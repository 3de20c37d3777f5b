/// Somewhere in the shop, whichever tab it is reached in: what a screen shows.
public enum Place: Hashable, Sendable {
  case category(Category.ID)
  case product(Product.ID)
  case reviews(Product.ID)
  case person(Person.ID)
  case cart
  case account
  case orders
  case order(Order.ID)
  case people
  case settings
  case section(SettingsSection)

  /// The place a route leads to; nil for a route of a type the shop does not know.
  public init?(_ route: AnyRoute) {
    switch route.base {
    case let route as HomeRoute: self.init(route)
    case let route as ProfileRoute: self.init(route)
    case let product as Product.ID: self = .product(product)
    case let category as Category.ID: self = .category(category)
    case let person as Person.ID: self = .person(person)
    case let reviews as ProductReviews: self = .reviews(reviews.product)
    default: return nil
    }
  }

  private init(_ route: HomeRoute) {
    self =
      switch route {
      case .category(let id): .category(id)
      case .product(let id): .product(id)
      case .reviews(let id): .reviews(id)
      case .person(let id): .person(id)
      case .cart: .cart
      }
  }

  private init(_ route: ProfileRoute) {
    self =
      switch route {
      case .account: .account
      case .orders: .orders
      case .order(let id): .order(id)
      case .people: .people
      case .person(let id): .person(id)
      case .product(let id): .product(id)
      case .reviews(let id): .reviews(id)
      case .settings: .settings
      case .section(let section): .section(section)
      }
  }
}
