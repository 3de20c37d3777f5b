public import SceneNavigation

/// A place in the shop, whichever tab shows it.
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

  /// The place a route leads to; nil for an unknown type of route.
  public init?(_ route: AnyRoute) {
    if let route = route.value(as: HomeRoute.self) {
      self.init(route)
    } else if let route = route.value(as: ProfileRoute.self) {
      self.init(route)
    } else if let product = route.value(as: Product.ID.self) {
      self = .product(product)
    } else if let category = route.value(as: Category.ID.self) {
      self = .category(category)
    } else if let person = route.value(as: Person.ID.self) {
      self = .person(person)
    } else if let reviews = route.value(as: ProductReviews.self) {
      self = .reviews(reviews.product)
    } else {
      return nil
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
      case .cart: .cart
      case .settings: .settings
      case .section(let section): .section(section)
      }
  }
}

extension Destination {
  /// The step to a place from a tab: within that tab if it can show the place, else in the tab the
  /// place belongs to.
  public init(_ place: Place, from tab: AppTab) {
    switch (place, tab) {
    case (.product(let id), .home): self = .home(.product(id))
    case (.product(let id), .search): self = .search(AnyRoute(id))
    case (.product(let id), .profile): self = .profile(.product(id))
    case (.reviews(let id), .home): self = .home(.reviews(id))
    case (.reviews(let id), .search): self = .search(AnyRoute(ProductReviews(of: id)))
    case (.reviews(let id), .profile): self = .profile(.reviews(id))
    case (.person(let id), .home): self = .home(.person(id))
    case (.person(let id), .search): self = .search(AnyRoute(id))
    case (.person(let id), .profile): self = .profile(.person(id))
    case (.category(let id), .search): self = .search(AnyRoute(id))
    case (.category(let id), .home), (.category(let id), .profile): self = .home(.category(id))
    case (.cart, .home): self = .home(.cart)
    case (.cart, .search): self = .search(AnyRoute(HomeRoute.cart))
    case (.cart, .profile): self = .profile(.cart)
    case (.account, _): self = .profile(.account)
    case (.orders, _): self = .profile(.orders)
    case (.order(let id), _): self = .profile(.order(id))
    case (.people, _): self = .profile(.people)
    case (.settings, _): self = .profile(.settings)
    case (.section(let section), _): self = .profile(.section(section))
    }
  }
}

extension TabPath {
  /// The path to a destination with the places below it, which Back leads through.
  ///
  /// `categoryOf` returns a product's category, or nil if it is unknown.
  public init(to destination: Destination, categoryOf: (Product.ID) -> Category.ID?) {
    self =
      switch destination {
      case .home(let route): .home(route.parents(categoryOf: categoryOf) + [route])
      case .search(let route): .search(NavigationPath(route.searchParents + [route]))
      case .profile(let route): .profile(route.parents + [route])
      }
  }

  /// The path with one more step; only that step if it belongs to another tab.
  func appending(_ destination: Destination) -> TabPath {
    guard tab == destination.tab else { return TabPath(destination) }
    return TabPath(NavigationPath(path.routes + [destination.route]), in: tab)
  }
}

extension HomeRoute {
  fileprivate func parents(categoryOf: (Product.ID) -> Category.ID?) -> [HomeRoute] {
    switch self {
    case .category, .person, .cart: []
    case .product(let id): categoryOf(id).map { [.category($0)] } ?? []
    case .reviews(let id): HomeRoute.product(id).parents(categoryOf: categoryOf) + [.product(id)]
    }
  }
}

extension AnyRoute {
  /// In Search a product is directly above the results; only its reviews have a parent.
  fileprivate var searchParents: [AnyRoute] {
    (base as? ProductReviews).map { [AnyRoute($0.product)] } ?? []
  }
}

extension ProfileRoute {
  fileprivate var parents: [ProfileRoute] {
    switch self {
    case .account, .orders, .people, .settings, .product, .cart: []
    case .order: [.orders]
    case .person: [.people]
    case .reviews(let id): [.product(id)]
    case .section: [.settings]
    }
  }
}

extension RouteGuard {
  /// The guard of the shop: orders and the account need a sign-in.
  public static let shop = RouteGuard { place, shop in
    switch place {
    case .orders, .order, .account: shop.isSignedIn ? .allow : .signIn
    case .category, .product, .reviews, .person, .cart, .people, .settings, .section: .allow
    }
  }
}

extension Place {
  /// The values of the slots in its link.
  var slotValues: [String] {
    switch self {
    case .category(let id): [id.rawValue]
    case .product(let id), .reviews(let id): [id.rawValue]
    case .person(let id): [id.rawValue]
    case .order(let id): [id.rawValue]
    case .section(let section): [section.rawValue]
    case .cart, .account, .orders, .people, .settings: []
    }
  }
}

/// In the order of the documentation.
extension PlaceRow {
  static let all: [PlaceRow] = [
    PlaceRow(rootOf: .home),
    PlaceRow("category", "Category", ["category", .category], in: .home) {
      .category(Category.ID(rawValue: $0[0]))
    },
    .productOnShelf,
    PlaceRow("product", "Product", ["product", .product], in: .home) {
      .product(Product.ID(rawValue: $0[0]))
    },
    PlaceRow("reviews", "Reviews", ["product", .product, "reviews"], in: .home) {
      .reviews(Product.ID(rawValue: $0[0]))
    },
    PlaceRow("cart", "Cart", ["cart"], in: .home, .cart),
    PlaceRow(rootOf: .search),
    PlaceRow(rootOf: .profile),
    PlaceRow("account", "Account", ["account"], in: .profile, .account),
    PlaceRow("orders", "Orders", ["orders"], in: .profile, .orders),
    PlaceRow("order", "Order", ["order", .order], in: .profile) {
      .order(Order.ID(rawValue: $0[0]))
    },
    PlaceRow("people", "People", ["people"], in: .profile, .people),
    PlaceRow("person", "Person", ["user", .person], in: .profile) {
      .person(Person.ID(rawValue: $0[0]))
    },
    PlaceRow("settings", "Settings", ["settings"], in: .profile, .settings),
    PlaceRow("section", "Settings page", ["settings", .section], in: .profile) {
      SettingsSection(rawValue: $0[0]).map { .section($0) }
    },
  ]
}
