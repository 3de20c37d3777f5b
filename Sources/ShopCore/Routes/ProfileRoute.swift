public import SceneNavigation

/// The routes of the Profile tab, above its root.
public enum ProfileRoute: Route {
  case account
  case orders
  case order(Order.ID)
  case people
  case person(Person.ID)
  case product(Product.ID)
  case reviews(Product.ID)
  case cart
  case settings
  case section(SettingsSection)

  public static let tag = "profile"
}

extension ProfileRoute: ExemplifiedRoute {
  package enum ExampleCase: CaseIterable {
    case account, orders, order, people, person, product, reviews, cart, settings, section
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
    case .cart: .cart
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
    case .cart: .cart
    case .settings: .settings
    case .section: .section(.prices)
    }
  }
}
