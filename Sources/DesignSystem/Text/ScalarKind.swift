/// How the screen treats a Unicode scalar.
enum ScalarKind {
  case combining, narrow, wide, replaced, dropped

  init(of value: UInt32) {
    switch value {
    case 0x20...0x7E, 0xAE...0x2FF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0,
      0x2500...0x25FC:
      self = .narrow
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .wide
    case 0..<0x80: self = .replaced
    default: self = Unicode.Scalar(value).map(ScalarKind.init(lookingUp:)) ?? .replaced
    }
  }

  /// Replaces what is newer than Unicode 14, which some terminals do not know yet.
  private init(lookingUp scalar: Unicode.Scalar) {
    let properties = scalar.properties
    let isKnown = properties.age.map { $0.major <= 14 } ?? false
    switch properties.generalCategory {
    case _ where properties.isDefaultIgnorableCodePoint || properties.isEmojiModifier:
      self = .dropped
    case .enclosingMark where scalar == Self.keycap: self = .dropped
    case .control, .privateUse, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator:
      self = .replaced
    case _ where !isKnown || Self.isOfDisputedWidth(scalar): self = .replaced
    case .format: self = .dropped
    case .nonspacingMark, .enclosingMark: self = .combining
    default: self = properties.isEmojiPresentation || Self.isWide(scalar) ? .wide : .narrow
    }
  }

  private static let keycap: Unicode.Scalar = "\u{20E3}"

  /// Scripts whose characters take two columns, besides emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// True where the C library and terminals differ, or Unicode 16 changed the width.
  private static func isOfDisputedWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Hangul vowels and finals on their own.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
    // Symbols of the I Ching and of Tai Xuan Jing, and numbers in black squares.
    case 0x2630...0x2637, 0x268A...0x268F, 0x3248...0x324F, 0x4DC0...0x4DFF, 0x1D300...0x1D376: true
    case 0x1171E: true
    default: false
    }
  }
}
