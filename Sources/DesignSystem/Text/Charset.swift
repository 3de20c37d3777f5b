/// The characters a terminal can show.
public enum Charset: Hashable, Sendable {
  case unicode
  /// For the C locale; other characters are replaced by similar ASCII characters.
  case ascii

  /// The text as this character set shows it.
  public func shown(_ text: String) -> String {
    guard self == .ascii else { return text }
    var shown = String.UnicodeScalarView()
    for character in text {
      guard let first = character.unicodeScalars.first else { continue }
      shown.append(first.isASCII ? first : Unicode.Scalar(Charset.plain(first.value)) ?? "?")
    }
    return String(shown)
  }

  /// The text with words in place of ✓ and ✗ if the character set lacks them.
  public func spellingMarksOut(_ text: String) -> String {
    guard self == .ascii else { return text }
    return text.replacing("✓", with: "ok").replacing("✗", with: "!!")
  }

  static func plain(_ scalar: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(scalar) else { return Glyph.unknown }
    let plain: Unicode.Scalar =
      switch scalar {
      case " "..."~": scalar
      case "\u{A0}": " "
      case "│", "┃": "|"
      case "─": "-"
      case "━": "="
      case "\u{2500}"..."\u{257F}": "+"
      case "‹", "←", "«", "◀": "<"
      case "›", "→", "»", "▶", "▸", "⇒": ">"
      case "▲", "↑": "^"
      case "▼", "↓": "v"
      case "●", "•", "★", "◆": "*"
      case "○", "☆": "o"
      case "✓", "✔", "½": "+"
      case "✗", "✘": "!"
      case "×", "✕": "x"
      case "…": "~"
      case "·": "."
      case "–", "—", "−", "‐", "‑": "-"
      case "‘", "’", "‚", "′": "'"
      case "“", "”", "„", "″": "\""
      case "€": "E"
      case "£": "L"
      case "¥": "Y"
      case "█", "▐", "▌", "≠": "#"
      case "Ð": "D"
      case "ð": "d"
      case "Þ": "T"
      case "þ": "t"
      default: baseLetter(of: scalar) ?? "?"
      }
    return plain.value
  }

  /// The base letter according to the Unicode name, such as `LATIN SMALL LETTER E WITH ACUTE` or
  /// `LATIN SMALL LETTER SHARP S`; the first letter of a ligature such as `LATIN SMALL LIGATURE
  /// OE`.
  static func baseLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let words = scalar.properties.name?.split(separator: " ") ?? []
    guard words.count > 3, words[0] == "LATIN", ["LETTER", "LIGATURE"].contains(words[2])
    else { return nil }
    let letter = words[3...].prefix { $0 != "WITH" }.last ?? ""
    guard letter.count < 3, let base = letter.unicodeScalars.first else { return nil }
    return words[1] == "SMALL" ? Unicode.Scalar(base.value + 0x20) : base
  }
}
