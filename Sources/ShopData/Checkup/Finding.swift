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

  /// Something that was found.
  public init(_ subject: String, _ words: String, _ state: State = .fine) {
    self.subject = subject
    self.state = state
    self.words = words
  }
}
