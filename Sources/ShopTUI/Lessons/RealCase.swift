/// A mistake in a real app, and its consequences.
struct RealCase: Hashable {
  /// The repository, and the number of the issue or change.
  let place: String
  let words: String
}
