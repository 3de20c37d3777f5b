import DesignSystem
import Testing

@Suite struct `A field with something wrong in it` {
  private func canvas(cursor: Int? = nil) -> Canvas {
    let content = ScreenContent<Int>(
      title: "",
      rows: [
        .field("City", text: "?", cursor: cursor, error: "No place is called so.", action: 1),
        .text("below"),
      ]
    )
    let layout = Layout(of: content, width: 20)
    var drawing = Drawing<Part>(canvas: Canvas(width: 20, height: layout.lineCount))
    drawing.draw(layout, at: ListPosition(), in: drawing.canvas.bounds, isFocused: true) { $0 }
    return drawing.canvas
  }

  @Test func `says below it what that is, as far as it is long`() {
    #expect(
      canvas().text == """
        › City  ?
          ! No place is
          called so.
          below
        """
    )
  }

  @Test func `says it in a style that also monochrome terminals show`() {
    #expect(canvas().cells[22].style == .danger)
    #expect(!Theme.dark.look(of: .danger, colors: .none).attributes.isEmpty)
  }
}
