/// A text as searching compares it: its words of letters and digits, without case and accents.
///
/// `Crème brûlée, 2×` is `creme brulee 2`. An ideograph is a word of its own, and so is a picture,
/// which a private letter stands for.
public struct FoldedText: Hashable, Sendable {
  /// The words with one space between them.
  public let text: String

  /// Folds a text as it is written in a catalogue or typed into a field.
  public init(_ text: String) {
    var folded = ""
    folded.reserveCapacity(text.utf8.count)
    var isInWord = false
    func begin() {
      if !isInWord, !folded.isEmpty { folded.unicodeScalars.append(" ") }
      isInWord = true
    }
    for scalar in text.unicodeScalars {
      switch LetterFold(scalar) {
      case .letter(let letter):
        begin()
        folded.unicodeScalars.append(letter)
      case .letters(let letters):
        begin()
        folded.unicodeScalars.append(contentsOf: letters)
      case .word(let letter):
        isInWord = false
        begin()
        folded.unicodeScalars.append(letter)
        isInWord = false
      case .nothing: break
      case .gap: isInWord = false
      }
    }
    self.text = folded
  }

  /// Its words, in their order.
  public var words: [Substring] { text.split(separator: " ") }
}
