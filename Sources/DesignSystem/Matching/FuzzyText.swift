/// A text prepared for fuzzy matching.
public struct FuzzyText: Hashable, Sendable {
  /// The original text.
  public let text: String
  let letters: [Letter]
  /// The score for matching each character by itself, highest at the beginning of a word.
  let bonuses: [Int]

  /// Characters after this many are never matched.
  static let limit = 256

  /// Prepares a text for matching against many patterns.
  public init(_ text: String) {
    self.text = text
    let characters = Array(text.prefix(Self.limit))
    letters = characters.map { Letter($0) }
    bonuses = characters.indices.map { index in
      Self.bonus(of: characters[index], after: index > 0 ? characters[index - 1] : nil)
    }
  }

  private static func bonus(of character: Character, after before: Character?) -> Int {
    guard let before else { return Worth.beginning }
    if character.isLetter || character.isNumber {
      if !before.isLetter, !before.isNumber { return Worth.word }
      if character.isUppercase, before.isLowercase { return Worth.capital }
    }
    return 0
  }
}

/// A character for comparison, without case, Latin accents and combining marks; the same case only
/// improves the score.
struct Letter: Hashable, Sendable {
  let folded: UInt32
  let isUppercase: Bool

  init(_ character: Character) {
    if let byte = character.asciiValue {
      let isCapital = (65...90).contains(byte)
      folded = UInt32(isCapital ? byte | 0x20 : byte)
      isUppercase = isCapital
      return
    }
    let first = character.unicodeScalars.first ?? " "
    let base = Charset.baseLetter(of: first) ?? first
    let lowered = base.properties.lowercaseMapping.unicodeScalars.first ?? base
    folded = lowered.value
    isUppercase = character.isUppercase
  }
}

enum Worth {
  static let consecutive = 200
  static let beginning = 220
  static let word = 200
  static let capital = 180
  static let skippedInside = -4
  static let skippedOutside = -1
  /// Less than any possible score.
  static let nothing = -1_000_000

  static func sameCase(_ one: Letter, _ other: Letter) -> Int {
    one.isUppercase == other.isUppercase ? 5 : 0
  }
}
