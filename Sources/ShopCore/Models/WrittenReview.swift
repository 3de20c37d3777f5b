/// A review as its author's page shows it: with the product it is about.
public struct WrittenReview: Hashable, Sendable {
  /// The product that is reviewed.
  public let product: Product.ID
  /// What that product is called.
  public let productName: String
  /// What was said about it.
  public let review: Review

  /// Says which product a review is about, and what that is called.
  public init(product: Product.ID, productName: String, review: Review) {
    self.product = product
    self.productName = productName
    self.review = review
  }
}
