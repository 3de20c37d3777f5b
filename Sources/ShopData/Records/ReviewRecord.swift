/// A review of a product as a file has it.
struct ReviewRecord {
  /// The id of one of the file's people.
  let author: String?
  /// The name of an author who is not one of the file's people.
  let authorName: String?
  /// From 1 to 5; nil if missing or invalid, and then the review is left out.
  let rating: Int?
  let title: String
  let text: String
  let day: String
}
