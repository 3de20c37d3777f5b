extension Duration {
  /// How long a step with these words is shown.
  static func reading(_ words: String) -> Duration {
    max(.seconds(2), .milliseconds(45) * words.count)
  }
}
