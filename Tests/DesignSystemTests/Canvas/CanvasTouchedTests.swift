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

  @Test func `counts what changed as if it had kept a copy of everything`() {
    var random = SeededGenerator(seed: 12)
    var canvas = Canvas(width: 30, height: 6)
    let part = Rect(column: 0, row: 0, width: 30, height: 5)
    let frame = Rect(column: 8, row: 1, width: 12, height: 3)
    for _ in 0..<2_000 {
      let before = canvas
      canvas.beginRemembering(besides: frame)

      for _ in 0..<random.number(0...3) { change(&canvas, &random) }

      let counted = canvas.endRemembering(changedWithin: part)
      #expect(
        counted == canvas.changedCells(from: before, within: part)
          - canvas.changedCells(from: before, within: frame)
      )
    }
    #expect(canvas.endRemembering(changedWithin: part) == nil)
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
