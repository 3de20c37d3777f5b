/// The text of a field in the lines it stands in; each character is in one of them, but for the breaks
/// between them.
struct FieldText {
  /// One line, with the number of characters that stand before it.
  struct Line {
    let text: Substring
    let start: Int

    /// The column of the character before which so many of the whole text stand.
    func column(of cursor: Int) -> Int {
      TextCells.width(of: String(text.prefix(max(cursor - start, 0))))
    }

    /// How many characters of the whole text stand before a column; in the middle of a wide character
    /// those before that.
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
  /// At least one, though it is empty.
  let lines: [Line]

  /// The text of a field so many columns wide: in one line, or in as many as it takes to have all of it
  /// before one's eyes, with a cell for the cursor behind each.
  init(of field: Field, width: Int) {
    text = field.text
    lines =
      field.lineCount > 1
      ? Self.lines(of: field.text, width: max(width - 1, 1))
      : [
        Line(text: field.text[...], start: 0)
      ]
  }

  /// The number of the line the cursor stands in.
  func line(of cursor: Int) -> Int {
    lines.lastIndex { $0.start <= cursor } ?? 0
  }

  /// Breaks where the text does, behind spaces, which may stand beyond the width, and within a word that is
  /// too long.
  private static func lines(of text: String, width: Int) -> [Line] {
    var lines: [Line] = []
    var begin = (index: text.startIndex, count: 0, column: 0)
    // Where the line may end, behind the last space.
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
  /// How many characters stand before the cursor once it was moved by so many lines and columns, in a
  /// field so many columns wide with its label; nil while the field is not active, and where there is no
  /// such line.
  func cursor(movedBy columns: Int, lines: Int, in width: Int) -> Int? {
    guard let cursor else { return nil }
    let text = FieldText(of: self, width: textColumns(in: width).count)
    let line = text.line(of: cursor)
    let column = text.lines[line].column(of: cursor) + columns
    guard text.lines.indices.contains(line + lines) else { return nil }
    let moved = text.lines[line + lines].cursor(atColumn: column)
    guard let next = text.lines.dropFirst(line + lines + 1).first else { return moved }
    // Behind the last character of a line stands the next one.
    return min(moved, next.start - 1)
  }

  /// The label as far as there is room for it.
  func label(in width: Int) -> String { TextCells.truncated(label, to: width / 2) }

  /// The columns of its text where it is so many columns wide with its label.
  func textColumns(in width: Int) -> Range<Int> {
    let labelWidth = TextCells.width(of: label(in: width))
    let start = labelWidth == 0 ? 0 : labelWidth + RowContent.gap
    return start..<max(width, start)
  }
}

extension Layout {
  /// How many characters stand before the cursor of a field of this screen once it was moved by so many
  /// columns and lines; nil while the field is not active, and where there is no such line.
  public func cursor(in field: Field, movedBy columns: Int = 0, lines: Int = 0) -> Int? {
    field.cursor(movedBy: columns, lines: lines, in: Gutter.textWidth(in: width))
  }
}
