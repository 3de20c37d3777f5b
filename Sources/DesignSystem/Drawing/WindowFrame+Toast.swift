extension WindowFrame {
  private static let mostToastLines = 3

  /// The last line ends in an ellipsis if there is more.
  func toastLines(in inside: Rect) -> [String] {
    guard let toast, inside.height > 2 else { return [] }
    let width = max(inside.width - 2, 1)
    let limit = min(Self.mostToastLines, max(inside.height / 4, 1))
    let lines = TextCells.wrapped(toast, width: width)
    guard lines.count > limit else { return lines }
    let last = lines[(limit - 1)...].joined(separator: " ")
    return lines.prefix(limit - 1) + [TextCells.truncated(last, to: width)]
  }
}

extension Drawing {
  mutating func drawToast(of frame: WindowFrame, in rect: Rect) {
    let inside = rect.inset(columns: 1, rows: 1)
    for (line, text) in frame.toastLines(in: inside).enumerated() {
      let row = inside.row + line
      let band = Rect(column: inside.column, row: row, width: inside.width, height: 1)
      canvas.fill(band, with: .blank(.badge))
      canvas.write(
        text,
        column: inside.column + 1,
        row: row,
        width: inside.width - 1,
        style: .badge
      )
    }
  }
}
