extension Canvas {
  /// Draws the edges of a rectangle, with heavy lines or light ones.
  public mutating func drawBox(in rect: Rect, style: Style = .border, isHeavy: Bool = false) {
    let (left, right) = (rect.column, rect.columns.upperBound - 1)
    let bottom = rect.rows.upperBound - 1
    let (line, side): (Unicode.Scalar, Unicode.Scalar) = isHeavy ? ("━", "┃") : ("─", "│")
    drawTopEdge(of: rect, style: style, isHeavy: isHeavy)
    let edge = Rect(column: left + 1, row: bottom, width: rect.width - 2, height: 1)
    fill(edge, with: Cell(line, style: style))
    for column in [left, right] {
      let edge = Rect(column: column, row: rect.row + 1, width: 1, height: rect.height - 2)
      fill(edge, with: Cell(side, style: style))
    }
    self[left, bottom] = Cell(isHeavy ? "┗" : "└", style: style)
    self[right, bottom] = Cell(isHeavy ? "┛" : "┘", style: style)
  }

  mutating func drawTopEdge(of rect: Rect, style: Style, isHeavy: Bool = false) {
    let edge = Rect(column: rect.column, row: rect.row, width: rect.width, height: 1)
    fill(edge, with: Cell(isHeavy ? "━" : "─", style: style))
    self[rect.column, rect.row] = Cell(isHeavy ? "┏" : "┌", style: style)
    self[rect.columns.upperBound - 1, rect.row] = Cell(isHeavy ? "┓" : "┐", style: style)
  }
}
