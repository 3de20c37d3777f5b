/// Where a mistake was seen in a real app, and what happened there.
struct RealCase: Hashable {
  /// The repository, and the number of what was reported or changed there.
  let place: String
  let words: String

  init(_ place: String, _ words: String) {
    self.place = place
    self.words = words
  }
}
