import DesignSystem
import Testing

@Suite struct `ASCII` {
  @Test func `stands in for lines and marks`() {
    var canvas = Canvas(width: 16, height: 1, charset: .ascii)

    canvas.write("┏━┓│─└ › ‹ ● × …", column: 0, row: 0)

    #expect(picture(canvas) == "+=+|-+ > < * x ~")
  }

  @Test func `shows what it lacks as question marks of the same width`() {
    var canvas = Canvas(width: 10, height: 1, charset: .ascii)

    canvas.write("Käse 日本!", column: 0, row: 0)

    #expect(picture(canvas) == "Kase ????!")
  }

  @Test func `tells success from failure`() {
    var canvas = Canvas(width: 9, height: 1, charset: .ascii)

    canvas.write("B ✓ C ✗ ×", column: 0, row: 0)

    #expect(picture(canvas) == "B + C ! x")
  }

  @Test(
    arguments: [
      ("Crème brûlée", "Creme brulee"), ("Smørrebrød", "Smorrebrod"), ("Łódź", "Lodz"),
      ("Straße", "Strase"), ("Ærø Œuvre", "Aro Ouvre"), ("Þór ðe", "Tor de"),
      ("ıİğŞ", "iIgS"), ("e\u{301}", "e"), ("e\u{1D167}\u{301}x", "ex"), ("Ελλ", "???"), ("ŋ", "?"),
    ]
  )
  func `writes a letter without its marks`(text: String, expected: String) {
    var canvas = Canvas(width: 14, height: 1, charset: .ascii)

    canvas.write(text, column: 0, row: 0)

    #expect(picture(canvas) == expected)
  }

  @Test func `holds for cells and fillings too`() {
    var canvas = Canvas(width: 4, height: 1, charset: .ascii)

    canvas.fill(canvas.bounds, with: Cell("─"))
    canvas[1, 0] = Cell("日")

    #expect(picture(canvas) == "-??-")
  }
}
