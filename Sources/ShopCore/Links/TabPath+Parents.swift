import SceneNavigation

extension TabPath {
  /// The way that does not leave the root.
  init(rootOf tab: AppTab) {
    self =
      switch tab {
      case .home: .home([])
      case .search: .search(NavigationPath())
      case .profile: .profile([])
      }
  }

  /// The way to a destination with the places that stand below it, so that back leads where one
  /// would have come from.
  ///
  /// The shelf of a product is asked for; nil where it is not known.
  public init(to destination: Destination, shelfOf: (Product.ID) -> Category.ID?) {
    self =
      switch destination {
      case .home(let route): .home(route.parents(shelfOf: shelfOf) + [route])
      case .search(let route): .search(NavigationPath(route.searchParents + [route]))
      case .profile(let route): .profile(route.parents + [route])
      }
  }

  /// The way with one step more, or that step alone where it belongs to another tab.
  func appending(_ destination: Destination) -> TabPath {
    switch (self, destination) {
    case (.home(let routes), .home(let route)): return .home(routes + [route])
    case (.search(var path), .search(let route)):
      path.append(route)
      return .search(path)
    case (.profile(let routes), .profile(let route)): return .profile(routes + [route])
    case (.home, .search), (.home, .profile), (.search, .home), (.search, .profile),
      (.profile, .home), (.profile, .search):
      return TabPath(destination)
    }
  }
}

extension HomeRoute {
  fileprivate func parents(shelfOf: (Product.ID) -> Category.ID?) -> [HomeRoute] {
    switch self {
    case .category, .person, .cart: []
    case .product(let id): shelfOf(id).map { [.category($0)] } ?? []
    case .reviews(let id): HomeRoute.product(id).parents(shelfOf: shelfOf) + [.product(id)]
    }
  }
}

extension AnyRoute {
  /// What stands below a route in Search: there a product stands on what was found.
  fileprivate var searchParents: [AnyRoute] {
    (base as? ProductReviews).map { [AnyRoute($0.product)] } ?? []
  }
}

extension ProfileRoute {
  fileprivate var parents: [ProfileRoute] {
    switch self {
    case .account, .orders, .people, .settings, .product: []
    case .order: [.orders]
    case .person: [.people]
    case .reviews(let id): [.product(id)]
    case .section: [.settings]
    }
  }
}
