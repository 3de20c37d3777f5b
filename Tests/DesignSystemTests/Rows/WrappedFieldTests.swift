import DesignSystem
import Testing

@Suite struct `A field of several lines` {
  private let text = "Pours without a drip, and keeps warm for two cups."

  private func field(_ text: String, cursor: Int? = nil) -> Row<Int> {
    .field("Text", text: text, cursor: cursor, lineCount: 3, error: nil, action: 1)
  }

  private func drawn(_ row: Row<Int>, height: Int = 4, scroll: Int = 0) -> Drawing<Part> {
    let layout = Layout(of: ScreenContent(title: "", rows: [row, .text("below")]), width: 23)
    var drawing = Drawing<Part>(canvas: Canvas(width: 23, height: height))
    let position = ListPosition(selection: 0, scroll: scroll)
    drawing.draw(layout, at: position, in: drawing.canvas.bounds, isFocused: true) { $0 }
    return drawing
  }

  @Test func `breaks its text between words, and says where more follows`() {
    #expect(
      drawn(field(text)).canvas.text == """
        › Text  Pours without
                a drip, and
                keeps warm fo…
          below
        """
    )
    #expect(drawn(field("")).canvas.text == "› Text\n\n\n  below")
  }

  @Test func `breaks where its text does`() {
    #expect(
      drawn(field("One\n\ntwo")).canvas.text == """
        › Text  One

                two
          below
        """
    )
    #expect(drawn(field("1\n2\n3\n4")).canvas.text.contains("        3…\n"))
    #expect(drawn(field("One\n", cursor: 4)).cursor == Point(column: 8, row: 1))
    #expect(drawn(field("One\n", cursor: 3)).cursor == Point(column: 11, row: 0))
  }

  @Test func `scrolls only when the cursor leaves it`() {
    let lines = (1...9).map { "line \($0)" }.joined(separator: "\n")
    var drawing = drawn(field(lines, cursor: lines.count))
    #expect(drawing.cursor?.row == 2)

    let layout = Layout(of: ScreenContent(title: "", rows: [field(lines, cursor: 50)]), width: 23)
    drawing.draw(layout, at: ListPosition(), in: drawing.canvas.bounds, isFocused: true) { $0 }

    #expect(drawing.cursor?.row == 1)
    #expect(
      drawing.canvas.text == """
        › Text  line 7       ▲
                line 8
                line 9
          below
        """
    )
    #expect(drawn(field(lines, cursor: 0)).canvas.text.contains("        line 3       ▼\n"))
  }

  @Test func `has the line with the cursor in sight`() {
    let drawing = drawn(field(text, cursor: text.count))

    #expect(
      drawing.canvas.text == """
        › Text  a drip, and  ▲
                keeps warm
                for two cups.
          below
        """
    )
    #expect(drawing.cursor == Point(column: 21, row: 2))
  }

  @Test func `has it in sight where there is room for a part of it alone`() {
    let drawing = drawn(field(text, cursor: 20), height: 1)

    #expect(drawing.canvas.text == "› Text  a drip, and   ▼")
    #expect(drawing.cursor == Point(column: 14, row: 0))
  }

  @Test func `stays where it is when its beginning is scrolled out of sight`() {
    #expect(
      drawn(field(text), height: 3, scroll: 1).canvas.text == """
        ›       a drip, and   ▲
                keeps warm fo…
          below
        """
    )
  }

  @Test(
    arguments: [
      ("", 0, Point(column: 8, row: 0)), ("tea ", 4, Point(column: 12, row: 0)),
      ("Pours without", 13, Point(column: 21, row: 0)),
      ("Pours without ", 14, Point(column: 21, row: 0)),
      ("Pours without a", 14, Point(column: 8, row: 1)),
      ("Donaudampfschifffahrt", 21, Point(column: 16, row: 1)),
      ("日本日本日本日本", 8, Point(column: 12, row: 1)),
    ]
  )
  func `has a cell for the cursor wherever it stands`(text: String, cursor: Int, place: Point) {
    #expect(drawn(field(text, cursor: cursor)).cursor == place)
  }

  @Test func `goes from line to line, and no further than there are any`() {
    let layout = Layout(of: ScreenContent<Int>(title: "", rows: []), width: 23)
    func moved(from cursor: Int, by lines: Int, columns: Int = 0) -> Int? {
      guard case .field(let field) = field(text, cursor: cursor).content else { return nil }
      return layout.cursor(in: field, movedBy: columns, lines: lines)
    }

    #expect(moved(from: 2, by: 1) == 16)
    #expect(moved(from: 12, by: 1) == 25)
    #expect(moved(from: 16, by: -1) == 2)
    #expect(moved(from: 16, by: 2) == 39)
    #expect(moved(from: 16, by: 0, columns: 3) == 19)
    #expect(moved(from: text.count, by: -1, columns: 9) == 36)
    #expect(moved(from: 2, by: -1) == nil)
    #expect(moved(from: text.count, by: 1) == nil)
  }
}
