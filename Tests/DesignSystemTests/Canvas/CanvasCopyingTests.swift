import DesignSystem
import Testing

@Suite struct `What is copied from another canvas` {
  private var source: Canvas {
    var canvas = Canvas(width: 6, height: 2)
    canvas.write("ab急cd", column: 0, row: 0, style: .danger)
    canvas.write("uvwxyz", column: 0, row: 1)
    return canvas
  }

  @Test func `stands at its new place with its style, and touches nothing else`() {
    var canvas = Canvas(width: 10, height: 3)
    canvas.write("··········", column: 0, row: 1)

    canvas.copy(source.bounds, of: source, toColumn: 2, row: 1)

    #expect(canvas.text == "\n··ab急cd··\n  uvwxyz")
    #expect(canvas[2, 1].style == .danger)
  }

  @Test func `is cut at the edges, and leaves no half of a wide character`() {
    var canvas = Canvas(width: 5, height: 1)

    canvas.copy(Rect(column: 0, row: 0, width: 3, height: 9), of: source, toColumn: 0, row: 0)
    #expect(canvas.text == "ab")
    canvas.copy(Rect(column: 3, row: 0, width: 3, height: 1), of: source, toColumn: 0, row: 0)
    #expect(canvas.text == " cd")
    canvas.copy(source.bounds, of: source, toColumn: 2, row: 0)
    #expect(canvas.text == " cab")
    canvas.copy(source.bounds, of: source, toColumn: 9, row: 4)
    #expect(canvas.text == " cab")
  }
}
