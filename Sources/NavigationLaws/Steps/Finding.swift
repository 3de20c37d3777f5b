/// What a law finds in one transition.
public enum Finding: Hashable, Sendable {
  /// The law does not apply.
  case noCase
  case holds
  /// What happened instead, as part of a sentence.
  case breaks(String)

  /// Returns `holds` if the condition is true, otherwise `breaks` with these words.
  public static func holds(if isKept: Bool, otherwise words: @autoclosure () -> String) -> Finding {
    isKept ? .holds : .breaks(words())
  }
}
