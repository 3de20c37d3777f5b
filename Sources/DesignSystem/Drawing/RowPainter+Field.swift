extension RowPainter {
  func draw(_ field: Field, _ scroll: inout FieldScroll, on canvas: inout Canvas) -> Point? {
    if let warning = field.warning {
      write(lines: warning, from: field.lineCount, style: .danger, on: &canvas)
    }
    if clip.contains(rect.row) {
      let label = field.label(in: rect.width)
      canvas.write(label, column: rect.column, row: rect.row, style: .secondary)
    }
    let columns = field.textColumns(in: rect.width)
    let rows = (rect.row..<rect.row + field.lineCount).clamped(to: clip)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let start = rect.column + columns.lowerBound
    let box = Rect(columns: start..<start + columns.count, rows: rows)
    let style: Style = isSelected || field.cursor != nil ? .fieldActive : .field
    canvas.fill(box, with: .blank(style))
    if field.text.isEmpty {
      canvas.write(
        TextCells.truncated(field.placeholder, to: box.width),
        column: box.column,
        row: box.row,
        width: box.width,
        style: .placeholder
      )
    }
    let text = FieldText(of: field, width: box.width)
    guard let cursor = field.cursor else {
      write(text, from: box.row - rect.row, in: box, style, on: &canvas)
      return nil
    }
    return write(
      text,
      around: cursor,
      &scroll,
      in: box,
      field.isTextSelected ? .selection : style,
      on: &canvas
    )
  }

  /// Writes from line `first` on; an ellipsis marks what does not fit.
  private func write(
    _ text: FieldText,
    from first: Int,
    in box: Rect,
    _ style: Style,
    on canvas: inout Canvas
  ) {
    for (row, line) in zip(box.rows, text.lines.dropFirst(first)) {
      let isLast = row == box.rows.last
      let shown = isLast ? text.text[line.text.startIndex...].firstParagraph : String(line.text)
      canvas.write(
        TextCells.truncated(shown, to: box.width),
        column: box.column,
        row: row,
        style: style
      )
    }
  }

  /// Writes the part around the cursor and returns the cursor's position.
  private func write(
    _ text: FieldText,
    around cursor: Int,
    _ scroll: inout FieldScroll,
    in box: Rect,
    _ style: Style,
    on canvas: inout Canvas
  ) -> Point {
    let current = text.line(of: cursor)
    let typed = text.lines[current].column(of: cursor)
    scroll = scroll.showing(column: typed, line: current, of: text, in: box)
    for (row, line) in zip(box.rows, text.lines.dropFirst(scroll.lines)) {
      canvas.write(
        TextCells.suffix(of: String(line.text), after: scroll.columns),
        column: box.column,
        row: row,
        width: box.width,
        style: style
      )
    }
    // The last column is free for the cursor.
    func mark(_ mark: String, line: Int, if isHidden: Bool) {
      guard isHidden, box.height > 1, line != current - scroll.lines else { return }
      canvas.write(mark, column: box.columns.upperBound - 1, row: box.row + line, style: .mark)
    }
    mark("▲", line: 0, if: scroll.lines > 0)
    mark("▼", line: box.height - 1, if: scroll.lines + box.height < text.lines.count)
    let line = String(text.lines[current].text)
    // A wide character cut by the left edge is left out as a whole.
    let cut =
      TextCells.width(of: line)
      - TextCells.width(of: TextCells.suffix(of: line, after: scroll.columns))
    return Point(column: box.column + typed - cut, row: box.row + current - scroll.lines)
  }
}

extension Substring {
  /// Up to the first line break; an ellipsis stands for what follows.
  fileprivate var firstParagraph: String {
    let paragraph = prefix { !$0.isNewline }
    return String(paragraph) + (paragraph.endIndex < endIndex ? "…" : "")
  }
}
