import DesignSystem
import Testing

@Suite struct `A selection that moves` {
  @Test(arguments: [(true, 3), (true, 12), (false, 12), (true, 40)])
  func `is drawn as if the whole list were drawn again`(isFocused: Bool, height: Int) {
    let layout = Layout(of: content, width: 30)
    let rect = Rect(column: 1, row: 1, width: 30, height: height)
    for scroll in [0, 4, 30] {
      for selection in 0..<layout.selectableCount {
        for next in [selection - 1, selection, selection + 1, selection + 9] {
          let old = ListPosition(selection: selection, scroll: scroll)
          let new = ListPosition(selection: next, scroll: scroll)
          var again = drawing(width: 32, height: height + 2)
          var moved = again
          moved.draw(layout, at: old, in: rect, isFocused: isFocused, hit: itself)

          moved.drawSelection(of: layout, from: old, to: new, in: rect, isFocused: isFocused)

          again.draw(layout, at: new, in: rect, isFocused: isFocused, hit: itself)
          #expect(moved.canvas == again.canvas)
          #expect(moved.hits == again.hits)
        }
      }
    }
  }

  private let content = ScreenContent<Part>(
    title: "Tea",
    blocks: [
      .row(.heading("Teas")),
      .row(.text("A paragraph that takes more than one line, and can be chosen.", action: .body)),
      .row(.blank()),
      .row(.item("急須 Kyusu", detail: "a detail that is long", trailing: "€68.00", action: .body)),
      .list(count: 12) { .item("Tea \($0)", trailing: "€1", action: .body) },
      .row(.button("Add", action: .body)),
      .row(.divider()),
      .row(.field("Find", text: "tea", action: .body)),
    ]
  )
}
