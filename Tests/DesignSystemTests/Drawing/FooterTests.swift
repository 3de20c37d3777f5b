import DesignSystem
import Testing

@Suite struct `The footer` {
  @Test(
    arguments: [
      (50, " Enter open  e in new window  Esc back"), (30, " Enter open  e in new window"),
      (28, " Enter open  Esc back"),
      (5, ""),
    ]
  )
  func `shows as many keys as fit`(width: Int, expected: String) {
    var drawing = Drawing<String>(canvas: Canvas(width: width, height: 1))

    drawing.draw(footer, in: drawing.canvas.bounds)

    #expect(picture(drawing.canvas) == expected)
  }

  @Test func `can be clicked`() {
    var drawing = Drawing<String>(canvas: Canvas(width: 50, height: 1))

    drawing.draw(footer, in: drawing.canvas.bounds)

    #expect(drawing.action(column: 1, row: 0) == "open")
    #expect(drawing.action(column: 13, row: 0) == nil)
    #expect(picture(drawing.canvas, of: [.footerKey: "k"]).hasPrefix(" kkkkk       k"))
  }

  @Test(
    arguments: [
      (60, " Enter open  e in new window  Esc back  ? help  q quit"),
      (53, " Enter open  e in new window  ? help  q quit"),
      (30, " Enter open  ? help  q quit"), (20, " ? help  q quit"), (10, " ? help"), (5, ""),
    ]
  )
  func `makes room for what is pinned`(width: Int, expected: String) {
    var drawing = Drawing<String>(canvas: Canvas(width: width, height: 1))
    var footer = footer
    footer.pinned = [
      .init(key: "?", words: "help"), .init(key: "q", words: "quit", action: "quit"),
    ]

    drawing.draw(footer, in: drawing.canvas.bounds)

    #expect(picture(drawing.canvas) == expected)
  }

  private let footer = Footer([
    .init(key: "Enter", words: "open", action: "open"),
    .init(key: "e", words: "in new window"),
    .init(key: "Esc", words: "back"),
  ])
}
