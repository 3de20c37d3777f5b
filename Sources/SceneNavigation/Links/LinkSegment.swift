/// A segment of a link pattern: a fixed word, or a slot for a value.
public enum LinkSegment: Hashable, Sendable {
  case word(String)
  case slot(LinkSlot)

  /// True if it is a slot.
  public var isSlot: Bool {
    if case .word = self { false } else { true }
  }

  /// The segment in a pattern: words as they are, slots in capitals.
  var spelling: String {
    switch self {
    case .word(let word): word
    case .slot(let slot): slot.spelling
    }
  }

  /// The segment in a sentence: words as they are, slots as `an ID`.
  var words: String {
    guard isSlot else { return spelling }
    let isVowel = spelling.first.map { "AEIOU".contains($0) } ?? false
    return (isVowel ? "an " : "a ") + spelling
  }

  /// The segment in an example link.
  public var example: String {
    switch self {
    case .word(let word): word
    case .slot(let slot): slot.example
    }
  }

  /// The allowed words; nil if any id is allowed.
  var choices: [String]? {
    switch self {
    case .word(let word): [word]
    case .slot(let slot): slot.choices
    }
  }

  /// The segment in canonical spelling: ids as the catalog spells them, words as the app does.
  ///
  /// Nil if it does not match.
  func reading(of text: String) -> String? {
    choices.map { $0.first { $0.equalsIgnoringCase(text) } } ?? text.composed
  }
}

/// A slot of a link pattern.
public struct LinkSlot: Hashable, Sendable {
  /// The slot's name.
  public let name: String
  /// The slot in a pattern, such as `ID`.
  let spelling: String
  /// The slot's value in an example link.
  let example: String
  /// The allowed words; nil if any id is allowed.
  let choices: [String]?

  /// A slot for any id, or for one of the given words.
  public init(_ name: String, spelling: String = "ID", example: String, choices: [String]? = nil) {
    self.name = name
    self.spelling = spelling
    self.example = example
    self.choices = choices
  }
}

extension LinkSegment: ExpressibleByStringLiteral {
  public init(stringLiteral word: String) {
    self = .word(word)
  }
}

extension String {
  func equalsIgnoringCase(_ other: String) -> Bool {
    utf8.count == other.utf8.count && (self == other || beginsIgnoringCase(with: other))
  }

  func beginsIgnoringCase(with beginning: String) -> Bool {
    var rest = utf8.makeIterator()
    for byte in beginning.utf8 {
      guard let own = rest.next(), own == byte || own.loweredASCII == byte.loweredASCII
      else { return false }
    }
    return true
  }
}

extension UInt8 {
  fileprivate var loweredASCII: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}
