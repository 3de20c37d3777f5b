/// A text as searching compares it: its words of letters and digits, without case and accents.
///
/// `Crème brûlée, 2×` is `creme brulee 2`. An ideograph or a kana is a word of its own, and so is a
/// picture, which a private letter stands for.
public struct FoldedText: Hashable, Sendable {
  /// The words with one space between them.
  public let text: String

  /// Folds a text as it is written in a catalogue or typed into a field.
  public init(_ text: String) {
    var folded = ""
    folded.reserveCapacity(text.utf8.count)
    var folding = WordFolding()
    for scalar in text.inOneWidth.unicodeScalars {
      folding.fold(scalar) { folded.unicodeScalars.append($0) }
    }
    self.text = folded
  }

  /// Its words, in their order; a mark at the beginning of one is no part of the space before it.
  public var words: [Substring] { text.unicodeScalars.split(separator: " ").map(Substring.init) }
}

/// Folds the scalars of a text one after the other.
struct WordFolding {
  private var isInWord = false
  private var isBegun = false

  /// Gives the letters that become of a scalar, and a space before those that begin another word.
  mutating func fold(_ scalar: Unicode.Scalar, _ append: (Unicode.Scalar) -> Void) {
    switch LetterFold(scalar) {
    case .letter(let letter):
      begin(append)
      append(letter)
    case .letters(let letters):
      begin(append)
      letters.forEach(append)
    case .word(let letter):
      isInWord = false
      begin(append)
      append(letter)
      isInWord = false
    case .nothing: break
    case .gap: isInWord = false
    }
  }

  private mutating func begin(_ append: (Unicode.Scalar) -> Void) {
    if !isInWord, isBegun { append(" ") }
    isInWord = true
    isBegun = true
  }
}
