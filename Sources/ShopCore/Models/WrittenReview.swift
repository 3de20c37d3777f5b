/// A review with its product, as the author's page shows it.
public struct WrittenReview: Hashable, Sendable {
  /// The reviewed product.
  public let product: Product.ID
  /// The product's name.
  public let productName: String
  /// The review itself.
  public let review: Review

  /// A review and the product it is about.
  public init(product: Product.ID, productName: String, review: Review) {
    self.product = product
    self.productName = productName
    self.review = review
  }
}
