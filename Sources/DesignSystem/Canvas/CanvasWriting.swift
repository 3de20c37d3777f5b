extension Canvas {
  /// Writes text into one row and returns the number of columns it took, at most `width`.
  ///
  /// A wide character that an edge would cut becomes a space.
  @discardableResult
  public mutating func write(
    _ text: String,
    column: Int,
    row: Int,
    width: Int = .max,
    style: Style = .text
  ) -> Int {
    let limit = min(self.width, column.advanced(clampedBy: width))
    guard row >= 0, row < height, column < limit, limit > 0 else { return 0 }
    var text = text
    return text.withUTF8 { bytes in
      withLine(row) { line, charset in
        var reader = GlyphReader(bytes)
        var end = column
        while end < limit, let glyph = reader.next() {
          let cell = Cell(glyph, style: style)
          end = line.place(cell, glyph.columns, at: end, limit: limit, charset)
        }
        line.repairEdges(of: max(column, 0)..<max(end, 0))
        return end - column
      }
    }
  }

  /// Fills the rectangle with a narrow cell, or with blanks if the cell is wide.
  public mutating func fill(_ rect: Rect, with cell: Cell) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let admitted = cell.admitted
    let narrow = admitted.columns == 1 ? charset.shown(admitted) : .blank(cell.style)
    for row in area.rows {
      withLine(row) { line, _ in
        line[area.columns].update(repeating: narrow)
        line.repairEdges(of: area.columns)
      }
    }
  }

  /// Restyles every cell of the rectangle and keeps its text.
  public mutating func restyle(_ rect: Rect, as style: Style) {
    restyle(rect) { _ in style }
  }

  mutating func restyle(_ rect: Rect, _ other: (Style) -> Style) {
    let area = rect.intersection(bounds)
    for row in area.rows {
      withLine(row) { line, _ in
        for column in area.columns { line[column].style = other(line[column].style) }
      }
    }
  }
}

extension UnsafeMutableBufferPointer<Cell> {
  /// Puts a cell into the row, with its right half if wide, and returns the column after it.
  @inline(__always)
  func place(
    _ cell: Cell,
    _ columns: Int,
    at column: Int,
    limit: Int,
    _ charset: Charset
  ) -> Int {
    let shown = charset.shown(cell)
    let end = column + columns
    if columns == 1 {
      if column >= 0 { self[column] = shown }
    } else if column >= 0, end <= limit {
      self[column] = shown
      self[column + 1] = charset.shown(Cell(scalar: 0, style: cell.style))
    } else {
      for half in Swift.max(column, 0)..<Swift.max(Swift.min(end, limit), 0) {
        self[half] = .blank(cell.style)
      }
    }
    return Swift.min(end, limit)
  }

  /// Blanks the remaining halves of wide characters next to a range that was overwritten.
  func repairEdges(of range: Range<Int>) {
    guard !range.isEmpty else { return }
    let left = range.lowerBound - 1
    if left >= 0, self[left].columns == 2, !self[left + 1].isContinuation {
      self[left] = .blank(self[left].style)
    }
    if range.upperBound < count, self[range.upperBound].isContinuation {
      self[range.upperBound] = .blank(self[range.upperBound].style)
    }
  }
}

extension Cell {
  init(_ glyph: Glyph, style: Style) {
    self.init(scalar: glyph.scalar, mark1: glyph.mark1, mark2: glyph.mark2, style: style)
  }

  var columns: Int { scalar >= 0x300 && ScalarKind(of: scalar) == .wide ? 2 : 1 }

  /// The cell without characters or marks that no cell may hold.
  var admitted: Cell {
    guard !isContinuation else { return .blank(style) }
    var cell = Cell(scalar: scalar, style: style)
    switch ScalarKind(of: scalar) {
    case .narrow, .wide: break
    case .combining, .replaced, .dropped: cell.scalar = Glyph.replacement
    }
    for mark in [mark1, mark2] where mark != 0 && ScalarKind(of: mark) == .combining {
      if cell.mark1 == 0 { cell.mark1 = mark } else { cell.mark2 = mark }
    }
    return cell
  }
}
