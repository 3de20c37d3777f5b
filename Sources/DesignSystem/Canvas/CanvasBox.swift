extension Canvas {
  mutating func drawBox(in rect: Rect, style: Style = .border) {
    let (left, right) = (rect.column, rect.columns.upperBound - 1)
    let (top, bottom) = (rect.row, rect.rows.upperBound - 1)
    for row in [top, bottom] {
      let edge = Rect(column: left + 1, row: row, width: rect.width - 2, height: 1)
      fill(edge, with: Cell("─", style: style))
    }
    for column in [left, right] {
      let edge = Rect(column: column, row: top + 1, width: 1, height: rect.height - 2)
      fill(edge, with: Cell("│", style: style))
    }
    self[left, top] = Cell("┌", style: style)
    self[right, top] = Cell("┐", style: style)
    self[left, bottom] = Cell("└", style: style)
    self[right, bottom] = Cell("┘", style: style)
  }
}
