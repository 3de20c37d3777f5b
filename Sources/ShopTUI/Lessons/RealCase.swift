/// A mistake in a real app, and its consequences.
struct RealCase: Hashable {
  /// The repository, and the number of the issue or change.
  let place: String
  let words: String

  init(_ place: String, _ words: String) {
    self.place = place
    self.words = words
  }
}
