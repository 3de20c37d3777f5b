/// Which program this is.
nonisolated enum Version {
  /// The release, as the changelog has it.
  static let number = "0.1.0"
  /// The day of the release.
  static let day = "2026-11-21"

  /// The release and, where it is known, the commit: `0.1.0 (abc1234)`.
  static var words: String { commit.map { "\(number) (\($0))" } ?? number }
}
