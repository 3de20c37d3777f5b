import DesignSystem
import Testing

@Suite struct `Hostile text` {
  @Test(arguments: [Charset.unicode, .ascii])
  func `never puts a control into a cell, nor takes more room than it was given`(charset: Charset) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let text = generator.hostileText()
      let (column, room) = (generator.number(-4...20), generator.number(0...20))
      var canvas = Canvas(width: 20, height: 1, charset: charset)

      let taken = canvas.write(text, column: column, row: 0, width: room, style: .accent)

      #expect(taken <= room)
      #expect(taken <= max(TextCells.width(of: text), 0))
      #expect(canvas.cells.allSatisfy { isHarmless($0, charset) })
      #expect(isWhole(canvas))
      let touched = (0..<20).filter { canvas[$0, 0].style == .accent }
      #expect(touched.allSatisfy { $0 >= column && $0 < column + taken })
    }
  }

  @Test func `never gets into a cell that is set by itself`() {
    var canvas = Canvas(width: 4, height: 1)
    for scalar in UInt32(0)...0x3000 {
      canvas[1, 0] = Cell(scalar: scalar, mark1: scalar, mark2: scalar)
      #expect(canvas.cells.allSatisfy { isHarmless($0, .unicode) })
      #expect(isWhole(canvas))
    }
  }

  @Test func `is never cut to more columns than asked`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let text = generator.hostileText()
      let columns = generator.number(2...12)
      #expect(TextCells.width(of: TextCells.truncated(text, to: columns)) <= columns)
      #expect(TextCells.width(of: TextCells.prefix(of: text, columns: columns)) <= columns)
      let lines = TextCells.wrapped(text, width: columns)
      #expect(lines.allSatisfy { TextCells.width(of: $0) <= columns })
    }
  }

  private func isHarmless(_ cell: Cell, _ charset: Charset) -> Bool {
    if charset == .ascii {
      return (0x20...0x7E).contains(cell.scalar) && cell.mark1 == 0 && cell.mark2 == 0
    }
    return cell.isContinuation || [cell.scalar, cell.mark1, cell.mark2].allSatisfy(isHarmless)
  }

  private func isHarmless(_ scalar: UInt32) -> Bool {
    guard scalar != 0 else { return true }
    guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return false
    case .lineSeparator, .paragraphSeparator: return false
    default: return !properties.isVariationSelector && !properties.isDefaultIgnorableCodePoint
    }
  }
}

/// Whether every right half of a wide character has its left one, and the reverse.
func isWhole(_ canvas: Canvas) -> Bool {
  var expected = false
  for cell in canvas.cells {
    if cell.isContinuation != expected { return false }
    let scalar = Unicode.Scalar(cell.scalar).map(String.init) ?? ""
    expected = !cell.isContinuation && TextCells.width(of: scalar) == 2
  }
  return !expected
}
