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
