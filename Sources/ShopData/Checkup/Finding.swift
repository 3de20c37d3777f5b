/// One check and its result.
public struct Finding: Hashable, Sendable {
  /// The result of a check.
  public enum State: String, Sendable {
    case fine = "ok"
    case wrong
    /// It does not exist, which is no fault of what is saved.
    case missing
    /// The database is damaged; setting it aside repairs it.
    case damaged
  }

  /// What was checked, in a word.
  public let subject: String
  /// The result in a sentence.
  public let words: String
  public let state: State
  /// True if ``StateDirectory/repair(_:)`` can repair it.
  public let isRepairable: Bool

  /// A result; damage can always be repaired.
  public init(
    _ subject: String,
    _ words: String,
    _ state: State = .fine,
    isRepairable: Bool = false
  ) {
    self.subject = subject
    self.state = state
    self.words = words
    self.isRepairable = isRepairable || state == .damaged
  }
}
