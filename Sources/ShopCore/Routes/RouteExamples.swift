package import SceneNavigation

/// Routes of which every case has an example, so that none can be added and be left without a
/// link, a screen or a place in saved paths.
package protocol ExemplifiedRoute: Route {
  /// The cases without what they carry; one that is missing stops the compiler in `exampleCase`.
  associatedtype ExampleCase: CaseIterable, Equatable

  var exampleCase: ExampleCase { get }

  static func example(of exampleCase: ExampleCase) -> Self
}

extension ExemplifiedRoute {
  /// One route of each case.
  package static var examples: [Self] { ExampleCase.allCases.map(example) }
}

extension HomeRoute: ExemplifiedRoute {
  package enum ExampleCase: CaseIterable { case category, product, reviews, person, cart }

  package var exampleCase: ExampleCase {
    switch self {
    case .category: .category
    case .product: .product
    case .reviews: .reviews
    case .person: .person
    case .cart: .cart
    }
  }

  package static func example(of exampleCase: ExampleCase) -> HomeRoute {
    switch exampleCase {
    case .category: .category("tea")
    case .product: .product("teapot")
    case .reviews: .reviews("teapot")
    case .person: .person("ada")
    case .cart: .cart
    }
  }
}

extension ProfileRoute: ExemplifiedRoute {
  package enum ExampleCase: CaseIterable {
    case account, orders, order, people, person, product, reviews, settings, section
  }

  package var exampleCase: ExampleCase {
    switch self {
    case .account: .account
    case .orders: .orders
    case .order: .order
    case .people: .people
    case .person: .person
    case .product: .product
    case .reviews: .reviews
    case .settings: .settings
    case .section: .section
    }
  }

  package static func example(of exampleCase: ExampleCase) -> ProfileRoute {
    switch exampleCase {
    case .account: .account
    case .orders: .orders
    case .order: .order("1001")
    case .people: .people
    case .person: .person("ada")
    case .product: .product("teapot")
    case .reviews: .reviews("teapot")
    case .settings: .settings
    case .section: .section(.prices)
    }
  }
}

/// One of each type that Search's path mixes.
package enum SearchRouteExamples: CaseIterable {
  case product, category, person, reviews

  package var route: any Route {
    switch self {
    case .product: Product.ID("teapot")
    case .category: Category.ID("tea")
    case .person: Person.ID("ada")
    case .reviews: ProductReviews(of: "teapot")
    }
  }
}
