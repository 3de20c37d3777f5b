extension TextCells {
  /// The lines of the text wrapped at a width in columns.
  ///
  /// Breaks at spaces, beside wide characters, at every newline, and inside words that are too
  /// long.
  public static func wrapped(_ text: String, width: Int) -> [String] {
    var copy = text
    let ranges = copy.withUTF8 { bytes in
      var lines: [Range<Int>] = []
      var start = 0
      while start <= bytes.count {
        let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        let paragraph = UnsafeBufferPointer(rebasing: bytes[start..<end])
        WordWrap(paragraph, from: start, width: max(width, 1)).wrap(into: &lines)
        start = end + 1
      }
      return lines
    }
    if ranges == [0..<text.utf8.count] { return [text] }
    return ranges.map { slice(of: text, $0) }
  }

  /// Wraps into as few lines as possible, but of similar length, so that no word is alone in the
  /// last one.
  public static func balanced(_ text: String, width: Int) -> [String] {
    var lines = wrapped(text, width: width)
    guard lines.count > 1 else { return lines }
    for narrower in stride(from: width - 1, to: 0, by: -1) {
      let next = wrapped(text, width: narrower)
      guard next.count == lines.count else { break }
      lines = next
    }
    return lines
  }
}

/// Wraps one paragraph into lines, each a range of its bytes.
private struct WordWrap {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let origin: Int
  private let width: Int
  private var start = 0
  private var column = 0
  /// The end of the last glyph that is not a space.
  private var inkEnd = 0
  private var gap: Gap?

  /// Where the line may end, and where the next one would begin.
  private struct Gap {
    let end: Int
    let next: Int
    let column: Int
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, from origin: Int, width: Int) {
    self.bytes = bytes
    self.origin = origin
    self.width = width
  }

  consuming func wrap(into lines: inout [Range<Int>]) {
    var reader = GlyphReader(bytes)
    var offset = 0
    while let glyph = reader.next() {
      let isWide = glyph.columns == 2
      let isSpace = glyph.scalar == Glyph.space && glyph.mark1 == 0
      if isWide, offset > start { noteGap(before: offset) }
      while column + glyph.columns > width, !isSpace, offset > start {
        breakLine(before: offset, into: &lines)
      }
      column += glyph.columns
      offset = reader.offset
      if !isSpace { inkEnd = offset }
      if isSpace || isWide { noteGap(before: offset) }
    }
    lines.append(line(to: inkEnd))
  }

  private mutating func noteGap(before offset: Int) {
    gap = Gap(end: inkEnd, next: offset, column: column)
  }

  private mutating func breakLine(before offset: Int, into lines: inout [Range<Int>]) {
    let gap = gap ?? Gap(end: inkEnd, next: offset, column: column)
    lines.append(line(to: gap.end))
    start = gap.next
    column -= gap.column
    self.gap = nil
  }

  private func line(to end: Int) -> Range<Int> {
    origin + start..<origin + max(end, start)
  }
}
