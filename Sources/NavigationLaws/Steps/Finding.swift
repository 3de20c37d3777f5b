/// What a law finds in one transition.
public enum Finding: Hashable, Sendable {
  /// The law says nothing about it.
  case noCase
  case holds
  /// What was seen instead, as part of a sentence.
  case breaks(String)

  /// Holds if the condition is true, and breaks with these words if not.
  public static func holds(if isKept: Bool, otherwise words: @autoclosure () -> String) -> Finding {
    isKept ? .holds : .breaks(words())
  }
}
