public import SceneNavigation

/// What search finds is of several types that mix in one path: products, categories and people
/// are pushed as their own ids, the reviews of a product as this.
public struct ProductReviews: Route {
  /// The product that is reviewed.
  public let product: Product.ID

  /// Leads to what was said about a product.
  public init(of product: Product.ID) {
    self.product = product
  }

  public static let tag = "reviews"
}
