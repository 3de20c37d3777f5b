/// The width of text in cells, and where it is cut.
public enum TextCells {
  /// The width of the text in columns; counting stops beyond the limit.
  public static func width(of text: String, upTo limit: Int = .max) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var reader = GlyphReader(bytes)
      var columns = 0
      while columns <= limit, let glyph = reader.next() { columns += glyph.columns }
      return columns
    }
  }

  /// The longest beginning of the text that fits into this many columns.
  public static func prefix(of text: String, columns: Int) -> String {
    var copy = text
    let length = copy.withUTF8 { bytes in
      var reader = GlyphReader(bytes)
      var free = columns
      var end = 0
      while let glyph = reader.next(), glyph.columns <= free {
        free -= glyph.columns
        end = reader.offset
      }
      return end
    }
    return length == text.utf8.count ? text : slice(of: text, 0..<length)
  }

  /// The text if it fits into this many columns, otherwise its beginning and an ellipsis.
  public static func truncated(_ text: String, to columns: Int) -> String {
    guard columns > 0 else { return "" }
    // No glyph takes more columns than it has bytes.
    guard text.utf8.count > columns, width(of: text, upTo: columns) > columns
    else { return text }
    return prefix(of: text, columns: columns - 1) + "…"
  }

  /// The text with its first quotation truncated to fit; nil if there is no quotation, or too
  /// little of it would be left to be recognized.
  static func quotingLess(_ text: String, columns: Int) -> String? {
    guard let open = text.firstIndex(of: "“"), let close = text[open...].firstIndex(of: "”")
    else { return nil }
    let quoted = String(text[text.index(after: open)..<close])
    let room = width(of: quoted) - (width(of: text) - columns)
    guard room >= leastQuoted else { return nil }
    return text[...open] + truncated(quoted, to: room) + text[close...]
  }

  private static let leastQuoted = 12

  /// The text without its first columns; a wide glyph at the cut is removed whole.
  static func suffix(of text: String, after columns: Int) -> String {
    guard columns > 0 else { return text }
    var copy = text
    let start = copy.withUTF8 { bytes in
      var reader = GlyphReader(bytes)
      var left = columns
      while left > 0, let glyph = reader.next() { left -= glyph.columns }
      return reader.offset
    }
    return slice(of: text, start..<text.utf8.count)
  }

  static func slice(of text: String, _ bytes: Range<Int>) -> String {
    let view = text.utf8
    let start = view.index(view.startIndex, offsetBy: bytes.lowerBound)
    return String(text[start..<view.index(start, offsetBy: bytes.count)])
  }
}
