import DesignSystem
import Testing

@Suite struct `A canvas` {
  @Test func `clips text at its right edge`() {
    var canvas = Canvas(width: 5, height: 2)

    let columns = canvas.write("Teapot", column: 2, row: 1)

    #expect(columns == 3)
    #expect(picture(canvas) == "\n  Tea")
  }

  @Test func `clips text at its left edge`() {
    var canvas = Canvas(width: 5, height: 1)

    let columns = canvas.write("Teapot", column: -3, row: 0)

    #expect(columns == 6)
    #expect(picture(canvas) == "pot")
  }

  @Test func `clips text at the width given`() {
    var canvas = Canvas(width: 9, height: 1)

    let columns = canvas.write("Teapot", column: 1, row: 0, width: 3)

    #expect(columns == 3)
    #expect(picture(canvas) == " Tea")
  }

  @Test(arguments: [
    ("e\u{1D167}\u{301}x", "e\u{301}x"), ("\u{1D167}\u{301}x", " \u{301}x"),
    ("e\u{301}\u{302}\u{303}x", "e\u{301}\u{302}x"),
  ])
  func `keeps the first two marks a cell has room for`(text: String, expected: String) {
    var canvas = Canvas(width: 4, height: 1)

    canvas.write(text, column: 0, row: 0)

    #expect(Array(canvas.text.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(canvas.cells.allSatisfy { $0.mark1 != 0 || $0.mark2 == 0 })
  }

  @Test(arguments: [(-1, " 本"), (4, "    日"), (5, "")])
  func `shows a space for a wide character that is cut`(column: Int, expected: String) {
    var canvas = Canvas(width: 6, height: 1)

    canvas.write("日本", column: column, row: 0)

    #expect(picture(canvas) == expected)
    #expect(isWhole(canvas))
  }

  @Test(arguments: [(0, "x 本"), (1, " x本"), (2, "日x"), (3, "日 x")])
  func `blanks the other half of a wide character`(column: Int, expected: String) {
    var canvas = Canvas(width: 4, height: 1)
    canvas.write("日本", column: 0, row: 0)

    canvas.write("x", column: column, row: 0)

    #expect(picture(canvas) == expected)
    #expect(isWhole(canvas))
  }

  @Test func `brings and takes the right half of a wide cell`() {
    var canvas = Canvas(width: 3, height: 1)

    canvas[1, 0] = Cell("日")
    let wide = canvas
    canvas[1, 0] = Cell("x")

    #expect(wide[2, 0].isContinuation)
    #expect(picture(canvas) == " x")
    #expect(!canvas[2, 0].isContinuation)
  }

  @Test func `ignores what lies outside`() {
    let blank = Canvas(width: 3, height: 2)
    var canvas = blank
    let far = [Int.min, -1, 3, Int.max]

    for place in far {
      canvas[place, place] = Cell("x")
      canvas.write("x", column: 0, row: place)
      canvas.write("x", column: place, row: 0)
      canvas.write("x", column: 0, row: 0, width: min(place, 0))
      canvas.fill(Rect(column: place, row: place, width: 1, height: 1), with: Cell("x"))
      canvas.restyle(Rect(column: 0, row: place, width: 2, height: 1), as: .dimmed)
    }

    #expect(canvas == blank)
    #expect(canvas[9, 9] == .blank())
  }

  @Test func `fills a rectangle as far as it has it`() {
    var canvas = Canvas(width: 4, height: 3)
    canvas.write("日日", column: 0, row: 1)

    canvas.fill(Rect(column: 1, row: 1, width: .max, height: .max), with: Cell("#"))

    #expect(picture(canvas) == "\n ###\n ###")
  }

  @Test func `restyles without touching the text`() {
    var canvas = Canvas(width: 4, height: 1)
    canvas.write("Tea", column: 0, row: 0, style: .price)

    canvas.restyle(Rect(column: 1, row: -1, width: 2, height: 2), as: .dimmed)

    #expect(picture(canvas) == "Tea")
    #expect(picture(canvas, of: [.price: "p", .dimmed: "d"]) == "pdd")
  }

  @Test func `may have no cells at all`() {
    var canvas = Canvas(width: -2, height: 5)

    canvas.write("x", column: 0, row: 0)
    canvas.fill(canvas.bounds, with: Cell("x"))

    #expect(canvas.cells.isEmpty)
  }
}
