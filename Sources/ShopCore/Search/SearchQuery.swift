/// A typed search: each of its words matches the words that start with it.
public struct SearchQuery: Sendable {
  /// The whole text, folded.
  public let text: String
  /// The words to find, without duplicates and without words that another one starts with.
  ///
  /// Kana typed without a space between them have to be adjacent: such a word contains spaces.
  public let words: [String]

  /// The maximum number of words; longer texts are only ever pasted.
  public static let wordLimit = 16

  /// Parses what the user typed.
  public init(_ typed: String) {
    text = FoldedText(typed).text
    var words: [String] = []
    for word in Self.words(in: typed) where !words.contains(where: { $0.isBegun(by: word) }) {
      words.removeAll { word.isBegun(by: $0) }
      words.append(word)
    }
    self.words = words
  }

  private init(text: String, words: [String]) {
    self.text = text
    self.words = words
  }

  /// The query with some of its words replaced.
  public func replacing(_ replacements: [String: String]) -> SearchQuery {
    let words = words.map { replacements[$0] ?? $0 }
    return SearchQuery(text: words.joined(separator: " "), words: words)
  }

  func adding(wordsOf other: SearchQuery) -> SearchQuery {
    SearchQuery(text: text, words: words + other.words)
  }

  func without(wordsIn name: String) -> SearchQuery {
    let name = FoldedText(name)
    let words = words.filter { !SearchQuery(text: $0, words: [$0]).isFound(in: name) }
    return SearchQuery(text: text, words: words)
  }

  /// True if there is nothing to find.
  public var isEmpty: Bool { words.isEmpty }

  private static func words(in typed: String) -> [String] {
    var words: [String] = []
    var count = 0
    for part in typed.split(whereSeparator: \.isWhitespace) {
      var isOpen = false
      for word in FoldedText(String(part)).words {
        guard count < wordLimit else { return words }
        count += 1
        let isKana = word.unicodeScalars.first?.isKana == true
        if isOpen, isKana {
          words[words.count - 1] += " " + word
        } else {
          words.append(String(word))
        }
        isOpen = isKana
      }
    }
    return words
  }

  /// Ranges of character offsets, from 0.
  func marks(in name: String) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    var letters: [Unicode.Scalar] = []
    var characters: [Int] = []
    var folding = WordFolding()
    for (index, character) in name.enumerated() {
      for scalar in String(character).inOneWidth.unicodeScalars {
        folding.fold(scalar) { letter in
          letters.append(letter)
          characters.append(index)
        }
      }
    }
    var marks: [Range<Int>] = []
    for start in letters.indices where start == 0 || letters[start - 1] == " " {
      guard let length = words.compactMap({ letters[start...].lengthFound(by: $0) }).max() else {
        continue
      }
      let mark = characters[start]..<characters[start + length - 1] + 1
      // Several emoji can be joined into one character.
      if mark.lowerBound >= marks.last?.upperBound ?? 0 { marks.append(mark) }
    }
    return marks
  }

  func isFound(in text: FoldedText) -> Bool {
    let letters = Array(text.text.unicodeScalars)
    return words.allSatisfy { word in
      guard let first = word.unicodeScalars.first else { return true }
      var start = 0
      while start < letters.count {
        if letters[start] == first, start == 0 || letters[start - 1] == " ",
          letters[start...].lengthFound(by: word) != nil
        {
          return true
        }
        start += 1
      }
      return false
    }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// How many letters at the start of this slice a word matches; nil if it matches none.
  ///
  /// The slice starts a word. Other forms of the word match as well: `berries` matches four letters
  /// of `berry`.
  fileprivate func lengthFound(by word: String) -> Int? {
    let sought = word.unicodeScalars
    let common = zip(self, sought).prefix { $0 == $1 }.count
    if common == sought.count { return common }
    guard common >= 3 else { return nil }
    let ending = String(String.UnicodeScalarView(dropFirst(common).prefix { $0 != " " }))
    let isForm = endings.contains(ending) && endings.contains(String(sought.dropFirst(common)))
    return isForm ? common : nil
  }
}

private let endings: Set = ["", "s", "es", "ies", "y", "e", "ed", "ing"]

extension String {
  /// Compares scalar by scalar, which is enough for folded text.
  func isBegun(by beginning: some StringProtocol) -> Bool {
    utf8.starts(with: beginning.utf8)
  }
}
