/// What a person typed to find something, understood: every word is the beginning of one.
public struct SearchQuery: Sendable {
  /// The whole text, folded.
  public let text: String
  /// The words that are looked for, each once; one that begins another one says nothing more.
  public let words: [String]

  /// The most words that count; more are only ever pasted.
  public static let wordLimit = 16

  /// Reads what somebody typed.
  public init(_ typed: String) {
    let folded = FoldedText(typed)
    text = folded.text
    var words: [String] = []
    for word in folded.words.prefix(Self.wordLimit).map(String.init)
    where !words.contains(where: { $0.isBegun(by: word) }) {
      words.removeAll { word.isBegun(by: $0) }
      words.append(word)
    }
    self.words = words
  }

  /// Whether there is nothing to look for.
  public var isEmpty: Bool { words.isEmpty }

  /// Which characters of a name are what was looked for, counted from 0.
  func marks(in name: String) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    var marks: [Range<Int>] = []
    var word: [(letter: Unicode.Scalar, character: Int)] = []

    func endWord() {
      let longest = words.lazy
        .filter { word.lazy.map(\.letter).starts(with: $0.unicodeScalars) }
        .map(\.unicodeScalars.count).max()
      if let longest, let first = word.first {
        let mark = first.character..<word[longest - 1].character + 1
        // Several pictures can be joined to one.
        if mark != marks.last { marks.append(mark) }
      }
      word.removeAll(keepingCapacity: true)
    }

    for (index, character) in name.enumerated() {
      for scalar in character.unicodeScalars {
        switch LetterFold(scalar) {
        case .letter(let letter): word.append((letter, index))
        case .letters(let letters): word += letters.map { ($0, index) }
        case .word(let letter):
          endWord()
          word = [(letter, index)]
          endWord()
        case .nothing: break
        case .gap: endWord()
        }
      }
    }
    endWord()
    return marks
  }
}

extension String {
  /// Whether it begins with a text, scalar by scalar; the folded have nothing to be equivalent to.
  func isBegun(by beginning: some StringProtocol) -> Bool {
    utf8.starts(with: beginning.utf8)
  }
}
