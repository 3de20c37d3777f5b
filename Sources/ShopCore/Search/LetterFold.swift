/// What becomes of one Unicode scalar when a text is folded.
enum LetterFold {
  case letter(Unicode.Scalar)
  case letters([Unicode.Scalar])
  /// A word of its own: of an ideograph, which nothing parts from the next one, or of a picture.
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
    // The accents that are put over letters, and the signs that choose how a picture looks.
    case "\u{300}"..."\u{36F}", "\u{1AB0}"..."\u{1AFF}", "\u{1DC0}"..."\u{1DFF}",
      "\u{20D0}"..."\u{20FF}", "\u{FE00}"..."\u{FE0F}", "\u{FE20}"..."\u{FE2F}":
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
    case .otherLetter where properties.isIdeographic: self = .word(scalar)
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
    let letters = lower.compactMap { letter -> Unicode.Scalar? in
      ("\u{300}"..."\u{36F}").contains(letter) ? nil : Self.bases[letter] ?? letter
    }
    if letters.count == 1 { self = .letter(letters[0]) } else { self = .letters(letters) }
  }

  /// The letters under the accented ones of the Latin and Greek alphabets, as their Unicode names
  /// tell: `LATIN SMALL LETTER E WITH ACUTE` stands on `LATIN SMALL LETTER E`.
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    let blocks: [ClosedRange<UInt32>] = [0x61...0x7A, 0xDF...0x24F, 0x3AC...0x3CE, 0x1E00...0x1FFF]
    let letters = blocks.joined().compactMap(Unicode.Scalar.init)
    var byName: [String: Unicode.Scalar] = [:]
    for letter in letters { byName[letter.properties.name ?? ""] = letter }
    // The other shapes that Unicode has for some of them; SQLite folds these as well.
    let shapes: [Unicode.Scalar: Unicode.Scalar] = [
      "ς": "σ", "ſ": "s", "µ": "μ", "ϐ": "β", "ϑ": "θ", "ϕ": "φ", "ϖ": "π", "ϰ": "κ", "ϱ": "ρ",
      "ϵ": "ε", "\u{1FBE}": "ι",
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
