/// A review as its author's page shows it: with the product it is about.
public struct WrittenReview: Hashable, Sendable {
  public let product: Product.ID
  public let productName: String
  public let review: Review

  public init(product: Product.ID, productName: String, review: Review) {
    self.product = product
    self.productName = productName
    self.review = review
  }
}
