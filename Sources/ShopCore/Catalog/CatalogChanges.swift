/// Changes since the catalog was made: how many of each article were sold, and new reviews.
public struct CatalogChanges: Hashable, Sendable {
  /// A review by an account of this shop.
  public struct OwnReview: Hashable, Sendable {
    /// The reviewed product.
    public let product: Product.ID
    /// The review itself.
    public let review: Review

    /// A review of a product.
    public init(product: Product.ID, review: Review) {
      self.product = product
      self.review = review
    }
  }

  /// How many of each article were sold; never negative.
  public private(set) var sold: [Article: Int]
  /// Newest first; at most one for each product and author.
  public private(set) var reviews: [OwnReview]

  /// Changes with these sales, and reviews newest first.
  public init(sold: [Article: Int] = [:], reviews: [OwnReview] = []) {
    self.sold = sold
    self.reviews = reviews
  }

  /// True if nothing was sold or reviewed.
  public var isEmpty: Bool { sold.isEmpty && reviews.isEmpty }

  mutating func sell(_ quantity: Int, of article: Article) {
    sold[article, default: 0] += quantity
  }

  /// Replaces the author's earlier review of the product.
  mutating func write(_ review: Review, of product: Product.ID) {
    reviews.removeAll { $0.product == product && $0.review.author == review.author }
    reviews.insert(OwnReview(product: product, review: review), at: 0)
  }
}
