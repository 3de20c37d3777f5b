import SceneNavigation

/// What becomes of one Unicode scalar when a text is folded.
enum LetterFold {
  case letter(Unicode.Scalar)
  case letters([Unicode.Scalar])
  /// A word of its own: an ideograph or a kana, which nothing parts from the next one, or a picture.
  case word(Unicode.Scalar)
  /// An accent or something invisible: the word goes on as if it were not there.
  case nothing
  /// The word is over.
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
    // The accents that are put over letters, the vowels and the stretching of Arabic, and the signs
    // that choose how a picture looks.
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

  /// Those before it are signs, such as `©` and `™`.
  private static let firstPicture: Unicode.Scalar = "\u{2190}"

  /// What stands for a picture among letters: whatever searches them need not know it for a letter.
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

  /// The letters under the accented ones of the Latin, Greek, Cyrillic and Arabic alphabets, as their
  /// Unicode names tell: `LATIN SMALL LETTER E WITH ACUTE` stands on `LATIN SMALL LETTER E`.
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    let blocks: [ClosedRange<UInt32>] = [
      0x61...0x7A, 0xDF...0x24F, 0x3AC...0x3CE, 0x430...0x45F, 0x621...0x64A, 0x1E00...0x1FFF,
    ]
    let letters = blocks.joined().compactMap(Unicode.Scalar.init)
    var byName: [String: Unicode.Scalar] = [:]
    for letter in letters { byName[letter.properties.name ?? ""] = letter }
    // The other shapes that Unicode has for some of them; SQLite folds those of Greek as well.
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
  /// Whether words of it are written without spaces between them.
  var needsNoSpace: Bool { isKana || value >= 0x2E80 && properties.isIdeographic }

  /// Whether it is a syllable of Japanese, which says nothing alone.
  var isKana: Bool { (0x3041...0x30FF).contains(value) || (0x31F0...0x31FF).contains(value) }
}

extension String {
  /// The text with letters as wide as others have them, in one spelling: `Ａ` is `A`, and `ｶﾞ` is `ガ`.
  var inOneWidth: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var wide = UnicodeScalarView()
    for scalar in unicodeScalars { wide.append(LetterFold.usual[scalar] ?? scalar) }
    return String(wide).composed
  }
}

extension LetterFold {
  /// The letters that others are the full or half width of, as their Unicode names tell.
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
    // The marks of voiced kana, which combine with what is before them.
    usual["\u{FF9E}"] = "\u{3099}"
    usual["\u{FF9F}"] = "\u{309A}"
    return usual
  }()
}
