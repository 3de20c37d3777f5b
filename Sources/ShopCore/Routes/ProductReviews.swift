public import SceneNavigation

/// The route to a product's reviews in Search.
///
/// The path of Search mixes types: products, categories and people are pushed as their ids.
public struct ProductReviews: Route {
  /// The reviewed product.
  public let product: Product.ID

  /// The route to the reviews of a product.
  public init(of product: Product.ID) {
    self.product = product
  }

  public static let tag = "reviews"
}
