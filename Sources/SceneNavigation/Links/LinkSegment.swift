/// One segment of a link's pattern: a word that stands for itself, or a slot for what differs
/// from link to link.
public enum LinkSegment: Hashable, Sendable {
  case word(String)
  case slot(LinkSlot)

  /// Whether it is a slot.
  public var isSlot: Bool {
    if case .word = self { false } else { true }
  }

  /// How it is written in a pattern: words as they are, slots in capitals.
  public var spelling: String {
    switch self {
    case .word(let word): word
    case .slot(let slot): slot.spelling
    }
  }

  /// What it says in the example of a pattern.
  public var example: String {
    switch self {
    case .word(let word): word
    case .slot(let slot): slot.example
    }
  }

  /// The only words that can stand here; nil where any id can.
  var choices: [String]? {
    switch self {
    case .word(let word): [word]
    case .slot(let slot): slot.choices
    }
  }

  /// A text as it counts here: ids in the spelling that catalogues have, words in the app's own.
  ///
  /// Nil where it cannot stand here.
  func reading(of text: String) -> String? {
    choices.map { $0.first { $0.equalsIgnoringCase(text) } } ?? text.composed
  }
}

/// A slot of a link's pattern.
public struct LinkSlot: Hashable, Sendable {
  /// What it is known by.
  public let name: String
  /// How it is written in a pattern, such as `ID`.
  public let spelling: String
  /// What it says in the example of a pattern.
  public let example: String
  /// The only words that can stand here; nil where any id can.
  public let choices: [String]?

  /// A slot that any id can stand in, unless only some words can.
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
  /// Whether it is the same text but for the case of its ASCII letters.
  func equalsIgnoringCase(_ other: String) -> Bool {
    utf8.count == other.utf8.count && (self == other || beginsIgnoringCase(with: other))
  }

  /// Whether it begins with a text but for the case of its ASCII letters.
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
