/// A text as searching compares it: its words of letters and digits, without case and accents.
///
/// `Crème brûlée, 2×` is `creme brulee 2`.
public struct FoldedText: Hashable, Sendable {
  /// The words with one space between them.
  public let text: String

  /// Folds a text as it is written in a catalogue or typed into a field.
  public init(_ text: String) {
    var folded = ""
    folded.reserveCapacity(text.utf8.count)
    var isInWord = false
    for scalar in text.unicodeScalars {
      switch LetterFold(scalar) {
      case .letter(let letter):
        if !isInWord, !folded.isEmpty { folded.unicodeScalars.append(" ") }
        isInWord = true
        folded.unicodeScalars.append(letter)
      case .letters(let letters):
        if !isInWord, !folded.isEmpty { folded.unicodeScalars.append(" ") }
        isInWord = true
        folded.unicodeScalars.append(contentsOf: letters)
      case .nothing: break
      case .gap: isInWord = false
      }
    }
    self.text = folded
  }

  /// Its words, in their order.
  public var words: [Substring] { text.split(separator: " ") }
}
