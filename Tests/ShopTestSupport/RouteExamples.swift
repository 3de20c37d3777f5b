public import SceneNavigation
public import ShopCore

/// Routes with an example of every case, so that a new case cannot be left without a link, a screen
/// or a place in saved paths.
public protocol ExemplifiedRoute: Route {
  /// The cases without their payload; `exampleCase` does not compile if one is missing.
  associatedtype ExampleCase: CaseIterable, Equatable, Sendable

  var exampleCase: ExampleCase { get }

  static func example(of exampleCase: ExampleCase) -> Self
}

extension ExemplifiedRoute {
  /// One route of each case.
  public static var examples: [Self] { ExampleCase.allCases.map(example) }
}

/// An example of each type that the path of Search mixes.
public enum SearchRouteExamples: CaseIterable, Sendable {
  case product, category, person, reviews

  public var route: any Route {
    switch self {
    case .product: Product.ID("teapot")
    case .category: Category.ID("tea")
    case .person: Person.ID("ada")
    case .reviews: ProductReviews(of: "teapot")
    }
  }
}

extension HomeRoute: ExemplifiedRoute {
  public enum ExampleCase: CaseIterable, Sendable { case category, product, reviews, person, cart }

  public var exampleCase: ExampleCase {
    switch self {
    case .category: .category
    case .product: .product
    case .reviews: .reviews
    case .person: .person
    case .cart: .cart
    }
  }

  public static func example(of exampleCase: ExampleCase) -> HomeRoute {
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
  public enum ExampleCase: CaseIterable, Sendable {
    case account, orders, order, people, person, product, reviews, cart, settings, section
  }

  public var exampleCase: ExampleCase {
    switch self {
    case .account: .account
    case .orders: .orders
    case .order: .order
    case .people: .people
    case .person: .person
    case .product: .product
    case .reviews: .reviews
    case .cart: .cart
    case .settings: .settings
    case .section: .section
    }
  }

  public static func example(of exampleCase: ExampleCase) -> ProfileRoute {
    switch exampleCase {
    case .account: .account
    case .orders: .orders
    case .order: .order("1001")
    case .people: .people
    case .person: .person("ada")
    case .product: .product("teapot")
    case .reviews: .reviews("teapot")
    case .cart: .cart
    case .settings: .settings
    case .section: .section(.prices)
    }
  }
}
