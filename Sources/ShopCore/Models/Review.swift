/// A person's review of a product.
public struct Review: Hashable, Sendable {
  /// The author.
  public let author: Person.ID
  /// One to five stars.
  public let rating: Int
  /// The headline.
  public let title: String
  /// The full text.
  public let text: String
  /// The day it was written, as `2026-03-02`.
  public let day: String

  /// A review written on a day such as `2026-03-02`; the rating is clamped to one to five stars.
  public init(author: Person.ID, rating: Int, title: String, text: String, day: String) {
    self.author = author
    self.rating = min(max(rating, 1), 5)
    self.title = title
    self.text = text
    self.day = day
  }
}
