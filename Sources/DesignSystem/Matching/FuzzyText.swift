/// A text prepared for fuzzy matching.
public struct FuzzyText: Hashable, Sendable {
  /// The original text.
  public let text: String
  let letters: [Letter]
  /// The score for matching each character by itself, highest at the beginning of a word.
  let bonuses: [Int32]
  /// A set of bits for the letters that occur, to reject texts quickly.
  let kinds: UInt64

  /// Characters after this many are never matched.
  static let limit = 256

  /// Prepares a text for matching against many patterns.
  public init(_ text: String) {
    self.text = text
    var letters: [Letter] = []
    var bonuses: [Int32] = []
    var kinds: UInt64 = 0
    var before: Character?
    for character in text.prefix(Self.limit) {
      let letter = Letter(character)
      letters.append(letter)
      bonuses.append(Self.bonus(of: character, after: before))
      kinds |= letter.kind
      before = character
    }
    self.letters = letters
    self.bonuses = bonuses
    self.kinds = kinds
  }

  private static func bonus(of character: Character, after before: Character?) -> Int32 {
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

  var kind: UInt64 { 1 << UInt64(folded & 63) }
}

enum Worth {
  static let consecutive: Int32 = 200
  static let beginning: Int32 = 220
  static let word: Int32 = 200
  static let capital: Int32 = 180
  static let sameCase: Int32 = 5
  static let skippedInside: Int32 = -4
  static let skippedOutside: Int32 = -1
  /// Less than any possible score.
  static let nothing: Int32 = -1_000_000
}
