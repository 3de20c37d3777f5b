import SceneNavigation

/// One segment of a link's pattern: a word that stands for itself, or a slot for what differs
/// from link to link.
public enum LinkSegment: Hashable, Sendable {
  case word(String)
  case category
  case product
  case order
  case person
  case section

  /// Whether it is a slot.
  var isSlot: Bool {
    if case .word = self { false } else { true }
  }

  /// How it is written in a pattern: words as they are, slots in capitals.
  public var spelling: String {
    switch self {
    case .word(let word): word
    case .category: "SLUG"
    case .product, .order, .person: "ID"
    case .section: "SECTION"
    }
  }

  /// What it says in the example of a pattern.
  var example: String {
    switch self {
    case .word(let word): word
    case .category: "tea"
    case .product: "teapot"
    case .order: "1001"
    case .person: "ada"
    case .section: SettingsSection.prices.rawValue
    }
  }

  /// The only words that can stand here; nil where any id can.
  var choices: [String]? {
    switch self {
    case .word(let word): [word]
    case .category, .product, .order, .person: nil
    case .section: SettingsSection.allCases.map(\.rawValue)
    }
  }

  /// A text as it counts here: ids in the spelling that catalogues have, words in the shop's own.
  ///
  /// Nil where it cannot stand here.
  func reading(of text: String) -> String? {
    switch self {
    case .word(let word): word.equalsIgnoringCase(text) ? word : nil
    case .category, .product, .order, .person: text.composed
    case .section: choices?.first { $0.equalsIgnoringCase(text) }
    }
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
