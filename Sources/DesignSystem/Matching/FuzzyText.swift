/// A text prepared for being found by some of its letters.
public struct FuzzyText: Hashable, Sendable {
  /// The text as it is shown.
  public let text: String
  /// Its characters, folded.
  let letters: [Letter]
  /// What it is worth to find each of them by itself: much at the beginning of a word.
  let bonuses: [Int32]
  /// The kinds of letters that occur, as a set of bits.
  let kinds: UInt64

  /// The most characters that are looked at; what follows them is not found.
  static let limit = 256

  /// Prepares a text for many patterns.
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

/// A character as it counts when texts are compared: without case, which is told apart only to prefer
/// one match to another, and without the accent of a Latin letter, or one behind any letter.
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

/// What parts of a match are worth.
enum Worth {
  static let consecutive: Int32 = 200
  static let beginning: Int32 = 220
  static let word: Int32 = 200
  static let capital: Int32 = 180
  /// A capital for a capital, or a small letter for a small one.
  static let sameCase: Int32 = 5
  static let skippedInside: Int32 = -4
  static let skippedOutside: Int32 = -1
  /// Less than anything a match can be worth.
  static let nothing: Int32 = -1_000_000
}
