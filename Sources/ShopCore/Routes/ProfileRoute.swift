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
