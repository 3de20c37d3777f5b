import DesignSystem
import Testing

@Suite struct `The frame of a covered window` {
  private let flow = WindowFrame(
    letter: "A",
    title: "Checkout · Payment",
    exit: .back,
    isCovered: true,
    tabs: TabBar(["Home", "Search"], selection: 0)
  )

  @Test(
    arguments: [
      (50, "┌─ A ‹ Back · Checkout · Payment ────────────[×]─┐"),
      (30, "┌─ A ‹ Checkout · Pay… ──[×]─┐"),
    ]
  )
  func `names the way out as far as there is room`(width: Int, expected: String) {
    var drawing = drawing(width: width, height: 6)

    drawing.draw(flow, in: drawing.canvas.bounds, hit: itself)

    let line = picture(drawing.canvas).split(separator: "\n").first.map(String.init)
    #expect(line == expected)
    #expect(drawing.action(column: 5, row: 0) == .back)
    #expect(drawing.action(column: 17, row: 0) == .title)
  }

  @Test func `has dim tabs that cannot be clicked`() {
    var drawing = drawing(width: 30, height: 6)

    drawing.draw(flow, in: drawing.canvas.bounds, hit: itself)

    #expect(drawing.canvas[3, 4].style == .dimmed)
    #expect(drawing.action(column: 3, row: 4) == .body)
  }
}

@Suite struct `A frame with a toast` {
  @Test func `says it in a band, above all there is in the window`() {
    let frame = frame(saying: "The cart was ordered in window B.")
    var drawing = drawing(width: 30, height: 10)

    drawing.draw(frame, in: drawing.canvas.bounds, hit: itself)

    #expect(
      picture(drawing.canvas) == """
        ┌─ A Home ───────────────[×]─┐
        │ The cart was ordered in    │
        │ window B.                  │
        │                            │
        │                            │
        │                            │
        │                            │
        │                            │
        │[1 Home] 2 Search           │
        └────────────────────────────┘
        """
    )
    #expect(frame.content(in: drawing.canvas.bounds).row == 3)
    #expect(drawing.canvas[20, 2].style == .badge)
  }

  @Test(arguments: 2..<40, 2..<12)
  func `leaves room for its content`(width: Int, height: Int) {
    let rect = Rect(column: 0, row: 0, width: width, height: height)
    let frame = frame(saying: String(repeating: "what was lost ", count: 20))
    var drawing = drawing(width: width, height: height)

    drawing.draw(frame, in: rect, hit: itself)

    #expect(frame.content(in: rect).height >= min(height - 3, 1))
  }

  private func frame(saying toast: String) -> WindowFrame {
    WindowFrame(
      letter: "A",
      title: "Home",
      toast: toast,
      tabs: TabBar(["Home", "Search"], selection: 0)
    )
  }
}
