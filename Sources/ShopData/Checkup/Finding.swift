/// Something that was looked at, and what was found.
public struct Finding: Hashable, Sendable {
  /// What becomes of it.
  public enum State: String, Sendable {
    case fine = "ok"
    case wrong
    /// It is not there, which says nothing of what is saved.
    case missing
    /// What is wrong with the database is mended by putting it aside.
    case damaged
  }

  /// What was looked at, in a word.
  public let subject: String
  /// What was found, in a sentence.
  public let words: String
  public let state: State
  /// True if ``StateDirectory/mend(_:)`` can repair it.
  public let isMendable: Bool

  /// Something that was found; what is damaged can always be repaired.
  public init(
    _ subject: String,
    _ words: String,
    _ state: State = .fine,
    isMendable: Bool = false
  ) {
    self.subject = subject
    self.state = state
    self.words = words
    self.isMendable = isMendable || state == .damaged
  }
}
