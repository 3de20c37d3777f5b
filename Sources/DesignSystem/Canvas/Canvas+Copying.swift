extension Canvas {
  /// Shows what a rectangle of another canvas shows, its left upper corner at a place of this one.
  public mutating func copy(_ rect: Rect, of other: Canvas, toColumn column: Int = 0, row: Int = 0)
  {
    let source = rect.intersection(other.bounds)
    let columns = max(column, 0)..<max(min(column + source.width, width), max(column, 0))
    guard !columns.isEmpty else { return }
    for line in 0..<source.height where (0..<height).contains(row + line) {
      let shown = other.rows[source.row + line]
      let first = source.column - column
      withLine(row + line) { cells, charset in
        for place in columns { cells[place] = charset.shown(shown[first + place]) }
        cells.repairEdges(of: columns)
        cells.mendEnds(of: columns)
      }
    }
  }
}

extension UnsafeMutableBufferPointer<Cell> {
  /// Blanks the halves of wide characters that a range was given without their other halves.
  fileprivate func mendEnds(of range: Range<Int>) {
    if self[range.lowerBound].isContinuation {
      self[range.lowerBound] = .blank(self[range.lowerBound].style)
    }
    let last = range.upperBound - 1
    if self[last].columns == 2 { self[last] = .blank(self[last].style) }
  }
}
