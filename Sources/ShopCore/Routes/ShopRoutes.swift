public import SceneNavigation

extension RouteTypes {
  /// Every type of route in the shop's saved paths.
  public static let shop = RouteTypes([
    HomeRoute.self, ProfileRoute.self,
    Product.ID.self, Category.ID.self, Person.ID.self, ProductReviews.self, CheckoutStep.self,
  ])
}
