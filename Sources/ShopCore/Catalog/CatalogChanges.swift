/// What people changed about what is sold: how many of each article were bought since the
/// catalogue was made, and what was said about its products.
public struct CatalogChanges: Hashable, Sendable {
  /// A review by somebody with an account here.
  public struct OwnReview: Hashable, Sendable {
    /// The product that is reviewed.
    public let product: Product.ID
    /// What was said about it.
    public let review: Review

    /// Says which product a review is about.
    public init(product: Product.ID, review: Review) {
      self.product = product
      self.review = review
    }
  }

  /// How many of an article were sold, never negative.
  public private(set) var sold: [Article: Int]
  /// Newest first; one for each product and author.
  public private(set) var reviews: [OwnReview]

  /// What was sold and said; of reviews the newest comes first.
  public init(sold: [Article: Int] = [:], reviews: [OwnReview] = []) {
    self.sold = sold
    self.reviews = reviews
  }

  /// Whether nothing was sold or said.
  public var isEmpty: Bool { sold.isEmpty && reviews.isEmpty }

  mutating func sell(_ quantity: Int, of article: Article) {
    sold[article, default: 0] += quantity
  }

  /// Puts a review in front of all others, in the place of what its author said before.
  mutating func write(_ review: Review, of product: Product.ID) {
    reviews.removeAll { $0.product == product && $0.review.author == review.author }
    reviews.insert(OwnReview(product: product, review: review), at: 0)
  }
}
