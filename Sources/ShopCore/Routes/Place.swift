public import SceneNavigation

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
    if let product = route.value(as: Product.ID.self) {
      self = .product(product)
    } else if let category = route.value(as: Category.ID.self) {
      self = .category(category)
    } else if let person = route.value(as: Person.ID.self) {
      self = .person(person)
    } else if let reviews = route.value(as: ProductReviews.self) {
      self = .reviews(reviews.product)
    } else if let route = route.value(as: HomeRoute.self) {
      self.init(route)
    } else if let route = route.value(as: ProfileRoute.self) {
      self.init(route)
    } else {
      return nil
    }
  }

  /// The place a step leads to; nil for a route of a type the shop does not know.
  init?(_ destination: Destination) {
    switch destination {
    case .home(let route): self.init(route)
    case .search(let route): self.init(route)
    case .profile(let route): self.init(route)
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

extension Place {
  /// The same place with its id in one spelling, of which Unicode has several: equal ids are equal bytes then.
  var composed: Place {
    switch self {
    case .category(let id): .category(id.composed)
    case .product(let id): .product(id.composed)
    case .reviews(let id): .reviews(id.composed)
    case .person(let id): .person(id.composed)
    case .order(let id): .order(id.composed)
    case .cart, .account, .orders, .people, .settings, .section: self
    }
  }
}
