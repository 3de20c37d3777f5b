/// What a person says about a product.
public struct Review: Hashable, Sendable {
  /// Who wrote it.
  public let author: Person.ID
  /// One to five stars.
  public let rating: Int
  /// Its headline.
  public let title: String
  /// What was said, whole.
  public let text: String
  /// The day it was written, as `2026-03-02`.
  public let day: String

  /// A review of one to five stars, written on a day such as `2026-03-02`.
  public init(author: Person.ID, rating: Int, title: String, text: String, day: String) {
    self.author = author
    self.rating = min(max(rating, 1), 5)
    self.title = title
    self.text = text
    self.day = day
  }
}
