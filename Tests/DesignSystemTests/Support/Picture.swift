import DesignSystem

/// The canvas as lines of text, without the spaces at their ends.
func picture(_ canvas: Canvas) -> String { canvas.text }

/// Where the canvas has one of these styles, as lines of text.
func picture(_ canvas: Canvas, of styles: [Style: Character]) -> String {
  lines(of: canvas) { column, row in String(styles[canvas[column, row].style] ?? " ") }
}

private func lines(of canvas: Canvas, _ cell: (_ column: Int, _ row: Int) -> String) -> String {
  (0..<canvas.height).map { row in
    let line = (0..<canvas.width).map { cell($0, row) }.joined()
    return String(line.reversed().drop { $0 == " " }.reversed())
  }.joined(separator: "\n")
}
