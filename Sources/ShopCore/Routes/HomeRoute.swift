public import SceneNavigation

/// The routes of the Home tab, above its root.
public enum HomeRoute: Route {
  case category(Category.ID)
  case product(Product.ID)
  case reviews(Product.ID)
  case person(Person.ID)
  case cart

  public static let tag = "home"
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
