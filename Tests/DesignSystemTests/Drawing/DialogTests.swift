import DesignSystem
import Testing

@Suite struct `A dialog` {
  @Test func `stands in the middle of what it dims`() {
    var drawing = shop(width: 36, height: 9)
    let dialog = Dialog(question, width: 26, in: drawing.canvas.bounds)

    drawing.draw(dialog, at: ListPosition(selection: 1), hit: itself)

    #expect(
      picture(drawing.canvas) == """
        shopshopshopshopshopshopshopshopshop
        shopshopshopshopshopshopshopshopshop
        shops┌─ Close it? ────────────┐pshop
        shops│  Words would be lost.  │pshop
        shops│  [ Close ]             │pshop
        shops│› [ Stay ]              │pshop
        shops└────────────────────────┘pshop
        shopshopshopshopshopshopshopshopshop
        shopshopshopshopshopshopshopshopshop
        """
    )
    #expect(drawing.canvas[0, 0].style == .dimmed)
    #expect(drawing.canvas[35, 8].style == .dimmed)
    #expect(drawing.canvas[8, 3].style == .text)
  }

  @Test func `takes every click in its area`() {
    var drawing = shop(width: 36, height: 9)
    drawing.addHit(drawing.canvas.bounds, .new)
    let dialog = Dialog(question, width: 26, in: drawing.canvas.bounds)

    drawing.draw(dialog, at: ListPosition(), hit: itself)

    #expect(drawing.action(column: 0, row: 0) == .outside)
    #expect(drawing.action(column: 10, row: 3) == .body)
    #expect(drawing.action(column: 10, row: 5) == .row(1))
  }

  @Test func `leaves the rest of the screen alone`() {
    var drawing = shop(width: 36, height: 9)
    let before = drawing.canvas
    let area = Rect(column: 4, row: 1, width: 20, height: 7)

    drawing.draw(Dialog(question, in: area), at: ListPosition(), hit: itself)

    #expect(drawing.canvas.changedCells(from: before, outside: area) == 0)
    #expect(drawing.action(column: 0, row: 0) == nil)
  }

  @Test func `scrolls a list of keys that is longer than the screen`() {
    var drawing = shop(width: 30, height: 10)
    let keys = Row<Int>.definitions((1...20).map { ("k\($0)", "does \($0)") })
    let content = ScreenContent(title: "Keys", rows: keys)
    let dialog = Dialog(content, width: 20, in: drawing.canvas.bounds)

    let position = dialog.viewport.page(ListPosition(), by: 1)
    drawing.draw(dialog, at: position, hit: itself)

    #expect(
      picture(drawing.canvas) == """
        shopshopshopshopshopshopshopsh
        shops┌─ Keys ───────────┐hopsh
        shops│  k6   does 6    ▲│hopsh
        shops│  k7   does 7     │hopsh
        shops│  k8   does 8     │hopsh
        shops│  k9   does 9     │hopsh
        shops│  k10  does 10    │hopsh
        shops│  k11  does 11   ▼│hopsh
        shops└──────────────────┘hopsh
        shopshopshopshopshopshopshopsh
        """
    )
  }

  @Test(
    arguments: [
      (20, "└───── Esc closes ─┘"), (14, "└─ Esc clo… ─┘"), (6, "└────┘"), (40, "Esc closes ─┘"),
    ]
  )
  func `says in its lower edge how to leave it`(width: Int, expected: String) {
    var drawing = drawing(width: 42, height: 12)
    let content = ScreenContent<Int>(title: "Keys", rows: Array(repeating: .blank(), count: 20))
    let dialog = Dialog(content, width: width, hint: "Esc closes", in: drawing.canvas.bounds)

    drawing.draw(dialog, at: ListPosition(scroll: 1), hit: itself)

    #expect(picture(drawing.canvas).contains(expected))
    #expect(picture(drawing.canvas).contains("▲│"))
    #expect(picture(drawing.canvas).contains("▼│"))
  }

  @Test func `asks for words and shows the cursor`() {
    var drawing = shop(width: 30, height: 5)
    let field = Row.field("", text: "shop://", cursor: 7, action: 0)
    let content = ScreenContent(title: "Open a link", rows: [field])
    let dialog = Dialog(content, width: 24, in: drawing.canvas.bounds)

    drawing.draw(dialog, at: ListPosition(), hit: itself)

    #expect(picture(drawing.canvas).contains("│› shop://             │"))
    #expect(drawing.cursor == Point(column: 13, row: 2))
  }

  @Test func `keeps what stands above its rows in its place when they scroll`() {
    var drawing = shop(width: 30, height: 11)
    let list = ScreenContent<Int>.Block.list(count: 20) { .item("place \($0)", action: $0) }
    let dialog = Dialog(
      ScreenContent(title: "Open a link", blocks: [list]),
      below: [.field("", text: "pl", cursor: 2), .text("Home · pushes 1"), .divider()],
      width: 26,
      in: drawing.canvas.bounds
    )

    let position = dialog.viewport.page(ListPosition(), by: 1)
    drawing.draw(dialog, at: position, hit: itself)

    #expect(
      picture(drawing.canvas) == """
        shopshopshopshopshopshopshopsh
        sh┌─ Open a link ──────────┐sh
        sh│  pl                    │sh
        sh│  Home · pushes 1       │sh
        sh│ ────────────────────── │sh
        sh│› place 3              ▲│sh
        sh│  place 4               │sh
        sh│  place 5               │sh
        sh│  place 6              ▼│sh
        sh└────────────────────────┘sh
        shopshopshopshopshopshopshopsh
        """
    )
    #expect(drawing.cursor == Point(column: 7, row: 2))
    #expect(drawing.action(column: 6, row: 3) == .body)
    #expect(drawing.action(column: 6, row: 5) == .row(3))
  }

  @Test func `is as high as it is told, and need not select a row`() {
    var drawing = shop(width: 30, height: 11)
    let content = ScreenContent(title: "Open", rows: [Row<Int>.item("teapot", action: 0)])
    let dialog = Dialog(
      content,
      below: [.field("", text: "", cursor: 0)],
      width: 20,
      height: 6,
      in: drawing.canvas.bounds
    )

    drawing.draw(dialog, at: ListPosition(), showsSelection: false, hit: itself)

    #expect(dialog.rect.height == 6)
    #expect(picture(drawing.canvas).contains("│  teapot          │"))
    #expect(drawing.canvas[8, 4].style == .text)
    #expect(drawing.action(column: 8, row: 4) == .row(0))
  }

  @Test func `fits into whatever it is given`() {
    for width in 0..<12 {
      for height in 0..<6 {
        var drawing = shop(width: 16, height: 10)
        let before = drawing.canvas
        let area = Rect(column: 2, row: 2, width: width, height: height)

        let dialog = Dialog(question, below: [.field("", text: "", cursor: 0)], in: area)
        drawing.draw(dialog, at: ListPosition(), hit: itself)

        #expect(drawing.canvas.changedCells(from: before, outside: area) == 0)
      }
    }
  }

  @Test func `hangs from the top as a sheet, lower and narrower the more stand below it`() {
    var drawing = shop(width: 34, height: 14)

    drawing.draw(
      Dialog(sheet: question, level: 0, in: drawing.canvas.bounds),
      at: ListPosition(),
      hit: itself
    )
    drawing.draw(
      Dialog(sheet: question, level: 1, hint: "Esc closes", in: drawing.canvas.bounds),
      at: ListPosition(),
      isFocused: false,
      hit: itself
    )

    #expect(
      picture(drawing.canvas).hasPrefix(
        """
        shopshopshopshopshopshopshopshopsh
        s┌─ Close it? ──────────────────┐h
        s│┌─ Close it? ────────────────┐│h
        s││  Words would be lost.      ││h
        s││› [ Close ]                 ││h
        s└│  [ Stay ]                  │┘h
        sh└─────────────── Esc closes ─┘sh
        shopshopshopshopshopshopshopshopsh
        """
      )
    )
    #expect(drawing.canvas[5, 1].style == .dimmed)
    #expect(drawing.canvas[5, 2].style == .heading)
    #expect(drawing.action(column: 1, row: 3) == .outside)
  }

  @Test(arguments: 0..<4)
  func `fits as a sheet into whatever it is given`(level: Int) {
    for width in 0..<50 {
      for height in 0..<20 {
        let area = Rect(column: 2, row: 2, width: width, height: height)

        let sheet = Dialog(sheet: question, level: level, in: area).rect

        #expect(sheet.isEmpty || sheet.intersection(area) == sheet)
        if width >= 22, height >= 4 { #expect(sheet.width >= 20 && sheet.height >= 4) }
      }
    }
  }

  @Test func `gets another upper edge with the focus, and nothing else but its row`() {
    var (moved, again) = (shop(width: 36, height: 9), shop(width: 36, height: 9))
    let dialog = Dialog(question, width: 26, in: moved.canvas.bounds)
    moved.draw(dialog, at: ListPosition(), isFocused: false, hit: itself)

    moved.drawEdge(of: dialog, isFocused: true)
    moved.drawSelection(
      of: dialog.layout,
      from: ListPosition(),
      to: ListPosition(),
      in: dialog.content,
      isFocused: true,
      ground: .dialog
    )

    again.draw(dialog, at: ListPosition(), isFocused: true, hit: itself)
    #expect(moved.canvas == again.canvas)
  }

  private let question = ScreenContent<Int>(
    title: "Close it?",
    rows: [
      .text("Words would be lost."), .button("Close", action: 0), .button("Stay", action: 1),
    ]
  )

  private func shop(width: Int, height: Int) -> Drawing<Part> {
    var drawing = drawing(width: width, height: height)
    for row in 0..<height {
      drawing.canvas.write(String(repeating: "shop", count: width), column: 0, row: row)
    }
    return drawing
  }
}
