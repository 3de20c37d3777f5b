/// The text of a field in lines; each character is in one of them, except the line breaks between
/// them.
struct FieldText {
  /// `start` is the number of characters before the line.
  struct Line {
    let text: Substring
    let start: Int

    var width: Int { TextCells.width(of: String(text)) }

    /// The column of the cursor, which is given as the number of characters before it in the whole
    /// text.
    func column(of cursor: Int) -> Int {
      TextCells.width(of: String(text.prefix(max(cursor - start, 0))))
    }

    /// The number of characters of the whole text before a column; inside a wide character, those
    /// before it.
    func cursor(atColumn column: Int) -> Int {
      var width = 0
      let before = text.prefix { character in
        width += TextCells.width(of: String(character))
        return width <= column
      }
      return start + before.count
    }
  }

  let text: String
  /// At least one, which may be empty.
  let lines: [Line]

  /// Text in several lines leaves a column for the cursor after each line.
  init(of field: Field, width: Int) {
    text = field.text
    lines =
      field.lineCount > 1
      ? Self.lines(of: field.text, width: max(width - 1, 1))
      : [
        Line(text: field.text[...], start: 0)
      ]
  }

  func line(of cursor: Int) -> Int {
    lines.lastIndex { $0.start <= cursor } ?? 0
  }

  /// Breaks at newlines, after spaces, which may exceed the width, and inside words that are too
  /// long.
  private static func lines(of text: String, width: Int) -> [Line] {
    var lines: [Line] = []
    var begin = (index: text.startIndex, count: 0, column: 0)
    // Where the line may end, after the last space.
    var gap = begin
    var here = begin
    for index in text.indices {
      let character = text[index]
      if character.isNewline {
        lines.append(Line(text: text[begin.index..<index], start: begin.count))
        here = (text.index(after: index), here.count + 1, 0)
        (begin, gap) = (here, here)
        continue
      }
      let columns = TextCells.width(of: String(character))
      here.index = index
      while !character.isWhitespace, here.column - begin.column + columns > width,
        here.count > begin.count
      {
        let end = gap.count > begin.count ? gap : here
        lines.append(Line(text: text[begin.index..<end.index], start: begin.count))
        begin = end
      }
      here.count += 1
      here.column += columns
      if character.isWhitespace { gap = (text.index(after: index), here.count, here.column) }
    }
    return lines + [Line(text: text[begin.index...], start: begin.count)]
  }
}

extension Field {
  /// The number of characters before the cursor after moving it, from the start of the text if the
  /// field is not being edited, in a field `width` columns wide; nil if it has no such line.
  func cursor(movedBy columns: Int, lines: Int, in width: Int) -> Int? {
    let cursor = cursor ?? 0
    let text = FieldText(of: self, width: textColumns(in: width).count)
    let line = text.line(of: cursor)
    let column = text.lines[line].column(of: cursor) + columns
    guard text.lines.indices.contains(line + lines) else { return nil }
    let moved = text.lines[line + lines].cursor(atColumn: column)
    guard let next = text.lines.dropFirst(line + lines + 1).first else { return moved }
    // The position after a line's last character belongs to the next line.
    return min(moved, next.start - 1)
  }

  /// The number of characters before the cursor after moving it in a field of one line.
  public func cursor(movedBy columns: Int) -> Int? { cursor(movedBy: columns, lines: 0, in: .max) }

  func label(in width: Int) -> String { TextCells.truncated(label, to: width / 2) }

  /// The columns of its text if it is `width` columns wide with its label.
  func textColumns(in width: Int) -> Range<Int> {
    let labelWidth = TextCells.width(of: label(in: width))
    let start = labelWidth == 0 ? 0 : labelWidth + RowContent.gap
    return start..<max(width, start)
  }
}

extension Layout {
  /// The number of characters before the cursor of a field of this screen after moving it, from the
  /// start of the text if the field is not being edited; nil if it has no such line.
  public func cursor(in field: Field, movedBy columns: Int = 0, lines: Int = 0) -> Int? {
    field.cursor(movedBy: columns, lines: lines, in: Gutter.textWidth(in: width))
  }

  /// Where the text of a field begins that is not being edited, on a screen drawn in `rect`.
  public func textStart(
    of field: Field,
    atSelectable row: Int,
    _ position: ListPosition,
    in rect: Rect
  )
    -> Point
  {
    Point(
      column: rect.column + Gutter.left
        + field.textColumns(in: Gutter.textWidth(in: width)).lowerBound,
      row: rect.row + lines(ofSelectable: row).lowerBound
        - Viewport(of: self, height: rect.height).clamped(position).scroll
    )
  }
}
