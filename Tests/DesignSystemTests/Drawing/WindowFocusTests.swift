import DesignSystem
import Testing

@Suite struct `A focus that moves` {
  @Test(arguments: [(50, 14), (30, 8), (12, 3), (2, 2)])
  func `is drawn as if the whole frame were drawn again`(width: Int, height: Int) {
    let rect = Rect(column: 1, row: 1, width: width, height: height)
    for (isFocused, isCovered) in [(true, false), (false, false), (true, true), (false, true)] {
      var again = drawing(width: width + 2, height: height + 2)
      var moved = again
      moved.draw(frame(isFocused: !isFocused, isCovered: isCovered), in: rect, hit: itself)

      moved.drawFocus(of: frame(isFocused: isFocused, isCovered: isCovered), in: rect, hit: itself)

      again.draw(frame(isFocused: isFocused, isCovered: isCovered), in: rect, hit: itself)
      #expect(moved.canvas == again.canvas)
      for row in 0..<height + 2 {
        for column in 0..<width + 2 {
          #expect(
            moved.action(column: column, row: row) == again.action(column: column, row: row)
          )
        }
      }
    }
  }

  @Test func `keeps as many hit regions as there were`() {
    let rect = Rect(column: 0, row: 0, width: 40, height: 10)
    var drawing = drawing(width: 40, height: 10)
    drawing.draw(frame(isFocused: false), in: rect, hit: itself)
    let count = drawing.hits.count

    for _ in 0..<10 { drawing.drawFocus(of: frame(isFocused: false), in: rect, hit: itself) }

    #expect(drawing.hits.count == count)
  }

  private func frame(isFocused: Bool, isCovered: Bool = false) -> WindowFrame {
    WindowFrame(
      letter: "B",
      title: "Teapot",
      canGoBack: true,
      isCovered: isCovered,
      path: ["Home", "Teapot"],
      tabs: TabBar(["Home", "Search", "Profile"], selection: 1),
      badge: "cart 3",
      offersNew: isFocused,
      isFocused: isFocused
    )
  }
}
