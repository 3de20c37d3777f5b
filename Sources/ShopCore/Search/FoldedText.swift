/// A text as search compares it: words of letters and digits, without case and accents.
///
/// `Crème brûlée, 2×` becomes `creme brulee 2`. Each ideograph and each kana is a separate word,
/// and so is each emoji, replaced by a private-use character.
public struct FoldedText: Hashable, Sendable {
  /// The words, separated by single spaces.
  public let text: String

  /// Folds a text from a catalog or a search field.
  public init(_ text: String) {
    var folded = ""
    folded.reserveCapacity(text.utf8.count)
    var folding = WordFolding()
    for scalar in text.inOneWidth.unicodeScalars {
      folding.fold(scalar) { folded.unicodeScalars.append($0) }
    }
    self.text = folded
  }

  /// The words, in order; they are split by scalars because a combining mark at the start of a word
  /// would merge with the space before it.
  public var words: [Substring] { text.unicodeScalars.split(separator: " ").map(Substring.init) }
}

struct WordFolding {
  private var isInWord = false
  private var isBegun = false

  /// Appends the folded letters of a scalar, and a space before each new word.
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
