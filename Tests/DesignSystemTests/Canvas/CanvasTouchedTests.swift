import DesignSystem
import Testing

@Suite struct `A canvas that is watched` {
  @Test func `knows every cell that can differ from what was there`() {
    var random = SeededGenerator(seed: 11)
    var canvas = Canvas(width: 30, height: 6)
    for _ in 0..<2_000 {
      let before = canvas
      canvas.forgetTouched()

      for _ in 0..<random.number(0...3) { change(&canvas, &random) }

      for row in 0..<canvas.height {
        for column in 0..<canvas.width where canvas[column, row] != before[column, row] {
          #expect(canvas.touched[row].contains(column))
        }
      }
    }
  }

  @Test func `counts as touched as a whole when it is new`() {
    let canvas = Canvas(width: 4, height: 2)

    #expect(canvas.touched == [0..<4, 0..<4])
  }

  @Test func `shows the same as another, whoever wrote to it`() {
    let fresh = Canvas(width: 4, height: 2)
    var watched = fresh

    watched.forgetTouched()

    #expect(watched == fresh)
  }

  private func change(_ canvas: inout Canvas, _ random: inout SeededGenerator) {
    let rect = Rect(
      column: random.number(-3...32),
      row: random.number(-1...6),
      width: random.number(0...9),
      height: random.number(0...3)
    )
    switch random.number(0...3) {
    case 0: canvas.write("a茶b茶c", column: rect.column, row: rect.row, width: rect.width)
    case 1: canvas.fill(rect, with: Cell("x"))
    case 2: canvas.restyle(rect, as: .dimmed)
    default: canvas[rect.column, rect.row] = Cell("茶")
    }
  }
}
