extension ReviewRecord: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    author = try container.text("by")
    authorName = try container.text("reviewerName")
    rating = container.stars("rating")
    title = try container.text("title") ?? ""
    text = try container.text("text", "comment") ?? ""
    day = String(try container.text("date")?.prefix(10) ?? "")
  }
}

extension KeyedDecodingContainer<Key> {
  /// A rating from 1 to 5, written as a number or as text; nil for anything else.
  fileprivate func stars(_ name: Key) -> Int? {
    let text = (try? decode(String.self, forKey: name)).flatMap(Double.init)
    guard let number = text ?? (try? decode(Double.self, forKey: name)),
      let stars = Int(exactly: number.rounded()), (1...5).contains(stars)
    else { return nil }
    return stars
  }
}
