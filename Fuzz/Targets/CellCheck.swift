import DesignSystem

/// Checks that a canvas holds only characters whose width the terminal knows.
enum CellCheck {
  static func check(_ canvas: Canvas) throws(Finding) {
    var left: Cell?
    for (place, cell) in canvas.cells.enumerated() {
      if place.isMultiple(of: canvas.width), let left, isWide(left) {
        throw Finding(description: "A wide character stands on the right edge, before \(place).")
      }
      let isRightHalf = !place.isMultiple(of: canvas.width) && left.map(isWide) ?? false
      try Finding.unless(
        cell.isContinuation == isRightHalf,
        "Cell \(place) is half a character: \(cell)."
      )
      let scalars = [cell.scalar, cell.mark1, cell.mark2]
      try Finding.unless(
        scalars.allSatisfy { isShown($0, in: canvas.charset) },
        "Cell \(place) holds what no cell may hold: \(cell)."
      )
      left = cell
    }
  }

  private static func isWide(_ cell: Cell) -> Bool {
    guard cell.scalar > 0x7E, let scalar = Unicode.Scalar(cell.scalar) else { return false }
    return TextCells.width(of: String(scalar)) == 2
  }

  private static func isShown(_ scalar: UInt32, in charset: Charset) -> Bool {
    if scalar == 0 || (0x20...0x7E).contains(scalar) { return true }
    guard charset == .unicode, let scalar = Unicode.Scalar(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
