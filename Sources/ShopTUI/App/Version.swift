nonisolated enum Version {
  static let number = "0.1.0"
  static let day = "2026-11-21"

  /// The release and the commit, if known: `0.1.0 (abc1234)`.
  static var words: String { commit.map { "\(number) (\($0))" } ?? number }
}
