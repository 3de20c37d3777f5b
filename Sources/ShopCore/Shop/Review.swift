/// What a person says about a product.
public struct Review: Hashable, Sendable {
  public let author: Person.ID
  /// One to five stars.
  public let rating: Int
  public let title: String
  public let text: String
  /// The day it was written, as `2026-03-02`.
  public let day: String

  public init(author: Person.ID, rating: Int, title: String, text: String, day: String) {
    self.author = author
    self.rating = min(max(rating, 1), 5)
    self.title = title
    self.text = text
    self.day = day
  }
}
