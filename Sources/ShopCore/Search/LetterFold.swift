import SceneNavigation

/// The result of folding one Unicode scalar.
enum LetterFold {
  case letter(Unicode.Scalar)
  case letters([Unicode.Scalar])
  /// A separate word: an ideograph or a kana, written without spaces, or an emoji.
  case word(Unicode.Scalar)
  /// An accent or something invisible: the word continues.
  case nothing
  /// The word ends.
  case gap

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "0"..."9": self = .letter(scalar)
    case "A"..."Z": self = .letter(Unicode.Scalar(UInt8(scalar.value) | 0x20))
    case "\0"..."\u{7F}": self = .gap
    default: self.init(beyondASCII: scalar)
    }
  }

  private init(beyondASCII scalar: Unicode.Scalar) {
    switch scalar {
    // Accents that combine with letters, Arabic vowel signs and tatweel, and variation selectors.
    case "\u{300}"..."\u{36F}", "\u{64B}"..."\u{65F}", "\u{640}", "\u{670}",
      "\u{1AB0}"..."\u{1AFF}", "\u{1DC0}"..."\u{1DFF}", "\u{20D0}"..."\u{20FF}",
      "\u{FE00}"..."\u{FE0F}", "\u{FE20}"..."\u{FE2F}":
      self = .nothing
      return
    default: break
    }
    let properties = scalar.properties
    if properties.isEmoji, scalar >= Self.firstPicture {
      self = properties.isEmojiModifier ? .nothing : .word(Self.letter(forPicture: scalar))
      return
    }
    switch properties.generalCategory {
    case .otherLetter where scalar.needsNoSpace, .modifierLetter where scalar.needsNoSpace:
      self = .word(scalar)
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark,
      .privateUse:
      self.init(letter: scalar)
    case .format: self = .nothing
    default: self = .gap
    }
  }

  /// Emoji before it are signs, such as `©` and `™`.
  private static let firstPicture: Unicode.Scalar = "\u{2190}"

  /// A private-use character, so that search can treat an emoji as a letter.
  private static func letter(forPicture scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(0xF0000 + scalar.value) ?? scalar
  }

  private init(letter scalar: Unicode.Scalar) {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    let letters = lower.flatMap { letter -> [Unicode.Scalar] in
      if ("\u{300}"..."\u{36F}").contains(letter) { return [] }
      return letter == "ß" ? ["s", "s"] : [Self.bases[letter] ?? letter]
    }
    if letters.count == 1 { self = .letter(letters[0]) } else { self = .letters(letters) }
  }

  /// The base letters of accented Latin, Greek, Cyrillic and Arabic letters, from their Unicode
  /// names: `LATIN SMALL LETTER E WITH ACUTE` has the base `LATIN SMALL LETTER E`.
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    let blocks: [ClosedRange<UInt32>] = [
      0x61...0x7A, 0xDF...0x24F, 0x3AC...0x3CE, 0x430...0x45F, 0x621...0x64A, 0x1E00...0x1FFF,
    ]
    let letters = blocks.joined().compactMap(Unicode.Scalar.init)
    var byName: [String: Unicode.Scalar] = [:]
    for letter in letters { byName[letter.properties.name ?? ""] = letter }
    // Variant shapes of some letters; SQLite folds the Greek ones as well.
    let shapes: [Unicode.Scalar: Unicode.Scalar] = [
      "ς": "σ", "ſ": "s", "µ": "μ", "ϐ": "β", "ϑ": "θ", "ϕ": "φ", "ϖ": "π", "ϰ": "κ", "ϱ": "ρ",
      "ϵ": "ε", "\u{1FBE}": "ι", "ё": "е", "\u{671}": "\u{627}", "\u{649}": "\u{64A}",
      "\u{629}": "\u{647}",
    ]
    var bases = shapes
    for letter in letters {
      guard let name = letter.properties.name, let end = name.firstRange(of: " WITH ") else {
        continue
      }
      bases[letter] = byName[String(name[..<end.lowerBound])].map { shapes[$0] ?? $0 }
    }
    return bases
  }()
}

extension Unicode.Scalar {
  var needsNoSpace: Bool { isKana || value >= 0x2E80 && properties.isIdeographic }

  var isKana: Bool { (0x3041...0x30FF).contains(value) || (0x31F0...0x31FF).contains(value) }
}

extension String {
  /// The text without full-width and half-width forms, and composed: `Ａ` becomes `A`, and `ｶﾞ`
  /// becomes `ガ`.
  var inOneWidth: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var wide = UnicodeScalarView()
    for scalar in unicodeScalars { wide.append(LetterFold.usual[scalar] ?? scalar) }
    return String(wide).composed
  }
}

extension LetterFold {
  /// The usual letters for full-width and half-width forms, from their Unicode names.
  fileprivate static let usual: [Unicode.Scalar: Unicode.Scalar] = {
    var byName: [String: Unicode.Scalar] = [:]
    let blocks: [ClosedRange<UInt32>] = [0x21...0x7E, 0x3001...0x30FF, 0x3131...0x318E]
    for scalar in blocks.joined().compactMap(Unicode.Scalar.init) {
      byName[scalar.properties.name ?? ""] = scalar
    }
    var usual: [Unicode.Scalar: Unicode.Scalar] = [:]
    for scalar in (0xFF01...0xFFDC as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
      let words = scalar.properties.name?.split(separator: " ", maxSplits: 1) ?? []
      if words.count == 2 { usual[scalar] = byName[String(words[1])] }
    }
    // Voicing marks of kana, which combine with the character before them.
    usual["\u{FF9E}"] = "\u{3099}"
    usual["\u{FF9F}"] = "\u{309A}"
    return usual
  }()
}
