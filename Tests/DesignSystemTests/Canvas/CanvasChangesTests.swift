import DesignSystem
import Testing

@Suite struct `The changes of a canvas` {
  @Test func `are none where nothing differs`() {
    let canvas = Canvas(width: 9, height: 3)

    #expect(runs(from: canvas, to: canvas).isEmpty)
  }

  @Test func `join where fewer than four cells lie between`() {
    let previous = Canvas(width: 20, height: 1)
    var canvas = previous
    for column in [0, 4, 9] { canvas[column, 0] = Cell("x") }

    let runs = runs(from: previous, to: canvas)

    #expect(runs == [Run(row: 0, columns: 0..<5), Run(row: 0, columns: 9..<10)])
  }

  @Test func `never begin or end within a wide character`() {
    var previous = Canvas(width: 8, height: 1)
    previous.write("a日b", column: 0, row: 0)
    var canvas = previous
    canvas.restyle(Rect(column: 2, row: 0, width: 1, height: 1), as: .dimmed)

    let runs = runs(from: previous, to: canvas)

    #expect(runs == [Run(row: 0, columns: 1..<3)])
  }

  @Test func `are everything when the size differs`() {
    let canvas = Canvas(width: 3, height: 2)

    let runs = runs(from: Canvas(width: 4, height: 2), to: canvas)

    #expect(runs == [Run(row: 0, columns: 0..<3), Run(row: 1, columns: 0..<3)])
  }

  @Test func `make the new canvas out of the previous one`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<1_000 {
      var previous = Canvas(width: 24, height: 4)
      scribble(on: &previous, &generator)
      var canvas = previous
      scribble(on: &canvas, &generator)

      var repainted = previous
      for run in runs(from: previous, to: canvas) {
        #expect(!canvas[run.columns.lowerBound, run.row].isContinuation)
        #expect(!canvas[run.columns.upperBound, run.row].isContinuation)
        for column in run.columns { repainted[column, run.row] = canvas[column, run.row] }
      }

      #expect(repainted == canvas)
    }
  }

  @Test func `are counted outside of a rectangle`() {
    let previous = Canvas(width: 10, height: 3)
    var canvas = previous
    canvas.write("xxxx", column: 3, row: 1)
    let rect = Rect(column: 0, row: 0, width: 5, height: 3)

    #expect(canvas.changedCells(from: previous, outside: rect) == 2)
    #expect(canvas.changedCells(from: previous, outside: canvas.bounds) == 0)
  }

  private struct Run: Equatable {
    let row: Int
    let columns: Range<Int>
  }

  private func runs(from previous: Canvas, to canvas: Canvas) -> [Run] {
    var runs: [Run] = []
    canvas.changes(from: previous) { runs.append(Run(row: $0, columns: $1)) }
    return runs
  }

  private func scribble(on canvas: inout Canvas, _ generator: inout SeededGenerator) {
    for _ in 0..<generator.number(0...5) {
      let style = Style(rawValue: UInt8(generator.number(0...20))) ?? .text
      canvas.write(
        generator.hostileText(),
        column: generator.number(-3...24),
        row: generator.number(0...3),
        width: generator.number(0...9),
        style: style
      )
    }
  }
}
