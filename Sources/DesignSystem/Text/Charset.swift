/// Which characters a terminal can show.
public enum Charset: Hashable, Sendable {
  case unicode
  /// For the C locale: everything else is drawn with the nearest ASCII character.
  case ascii

  /// The cell as this character set shows it; each column of a wide character by itself.
  func shown(_ cell: Cell) -> Cell {
    guard self == .ascii, !(0x20...0x7E).contains(cell.scalar) || cell.mark1 != 0 else {
      return cell
    }
    return Cell(scalar: Charset.plain(cell.scalar), style: cell.style)
  }

  private static func plain(_ scalar: UInt32) -> UInt32 {
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
      case "›", "→", "»", "▶": ">"
      case "▲", "↑": "^"
      case "▼", "↓": "v"
      case "●", "•", "★", "◆": "*"
      case "○", "☆": "o"
      case "×", "✕", "✗", "✓", "✔": "x"
      case "…": "~"
      case "·": "."
      case "–", "—", "−", "‐", "‑": "-"
      case "‘", "’", "‚", "′": "'"
      case "“", "”", "„", "″": "\""
      case "€": "E"
      case "█", "▐", "▌": "#"
      default: "?"
      }
    return plain.value
  }
}
