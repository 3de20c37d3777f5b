import DesignSystem
import Testing

@Suite struct `A picture in a file` {
  private func canvas(_ lines: String..., style: Style = .text) -> Canvas {
    var canvas = Canvas(width: 12, height: lines.count)
    for (row, line) in lines.enumerated() { canvas.write(line, column: 0, row: row, style: style) }
    return canvas
  }

  @Test func `shows text as it is, whatever it says in XML`() {
    let picture = VectorPicture(of: canvas("a <b> & c"), in: .dark).text

    #expect(picture.contains(">a &lt;b&gt; &amp; c</text>"))
    #expect(picture.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(picture.hasSuffix("</svg>\n"))
  }

  @Test func `has wide letters in the middle of their two cells`() {
    let picture = VectorPicture(of: canvas("a急b"), in: .dark).text

    #expect(picture.contains("x=\"0\" y=\"13.4\" textLength=\"8.4\">a</text>"))
    #expect(picture.contains("x=\"16.8\" y=\"13.4\" text-anchor=\"middle\">急</text>"))
    #expect(picture.contains("x=\"25.2\" y=\"13.4\" textLength=\"8.4\">b</text>"))
  }

  @Test func `draws frames as lines that meet`() {
    let picture = VectorPicture(of: canvas("┌──┐", "└──┘"), in: .dark).text

    #expect(picture.contains("M4.2 9H8.4M4.2 9V18M8.4 9H25.2"))
    #expect(!picture.contains("─"))
  }

  @Test func `paints what has another ground, and the cursor`() {
    let picture = VectorPicture(
      of: canvas("x", style: .selection),
      in: .dark,
      cursor: Point(column: 2, row: 0)
    ).text

    #expect(picture.contains("width=\"8.4\" height=\"18\" fill=\"#005f87\""))
    #expect(picture.contains("x=\"16.8\" y=\"0\""))
  }

  @Test func `is written for a terminal as far as it changed`() {
    let before = canvas("one two", "three")
    var after = before
    after.write("TWO", column: 4, row: 0, style: .danger)

    let text = TerminalText(in: .dark).text(of: after, after: before)

    #expect(text == "\u{1B}[1;5H\u{1B}[0;38;5;203mTWO\u{1B}[0m")
    #expect(TerminalText(in: .dark).text(of: after, after: after).isEmpty)
  }

  @Test func `finds text by the cells it stands in`() {
    let canvas = canvas("急 tea tea", "tea")
    let right = Rect(column: 4, row: 0, width: 8, height: 2)

    #expect(canvas.places(of: "tea", in: canvas.bounds).map(\.column) == [3, 7, 0])
    #expect(canvas.places(of: "tea", in: right).map(\.column) == [7])
    #expect(canvas.places(of: "", in: right).isEmpty)
    #expect(canvas.lines(in: right) == ["ea tea", ""])
  }
}
