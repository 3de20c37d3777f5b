import DesignSystem
import Testing

@Suite struct `A tab bar` {
  @Test(
    arguments: [
      (40, " 1 Home [2 Search] 3 Profile"), (28, " 1 Home[2 Search]3 Profile"),
      (26, " 1 Home [2 Sea…] 3 Pro…"), (21, " 1 Ho… [2 Se…] 3 Pr…"), (20, " 1 [2] 3"), (5, " 1 [2"),
    ]
  )
  func `says as much as it has room for`(width: Int, expected: String) {
    var drawing = drawing(width: width, height: 1)

    drawing.draw(tabs, in: drawing.canvas.bounds, isFocused: true, hit: itself)

    #expect(picture(drawing.canvas) == expected)
  }

  @Test(arguments: [(true, Style.tabSelectedFocused), (false, .tabSelected)])
  func `marks the selected tab`(isFocused: Bool, style: Style) {
    var drawing = drawing(width: 30, height: 1)

    drawing.draw(tabs, in: drawing.canvas.bounds, isFocused: isFocused, hit: itself)

    #expect(
      picture(drawing.canvas, of: [style: "*", .tab: "-"]) == "--------**********-----------"
    )
  }

  @Test func `can be clicked on each tab`() {
    var drawing = drawing(width: 30, height: 1)

    drawing.draw(tabs, in: drawing.canvas.bounds, isFocused: true, hit: itself)

    #expect(drawing.action(column: 7, row: 0) == .tab(0))
    #expect(drawing.action(column: 8, row: 0) == .tab(1))
    #expect(drawing.action(column: 28, row: 0) == .tab(2))
    #expect(drawing.action(column: 29, row: 0) == .tabBar)
  }

  @Test func `keeps the brackets of the selected tab where there is little room`() {
    var drawing = drawing(width: 27, height: 1)

    drawing.draw(tabs, in: drawing.canvas.bounds, isFocused: true, hit: itself)

    #expect(
      picture(drawing.canvas, of: [.tabSelectedFocused: "*", .tab: "-"])
        == "-------**********----------"
    )
    #expect(drawing.action(column: 6, row: 0) == .tab(0))
    #expect(drawing.action(column: 7, row: 0) == .tab(1))
    #expect(drawing.action(column: 16, row: 0) == .tab(1))
    #expect(drawing.action(column: 17, row: 0) == .tab(2))
  }

  private let tabs = TabBar(["Home", "Search", "Profile"], selection: 1)

  @Test func `marks tabs that changed though nobody touched them, where there is a column for it`()
  {
    var bar = TabBar(["Home", "Search", "Profile"], selection: 0)
    bar.marked = [0, 2]
    var drawing = Drawing<Part>(canvas: Canvas(width: 32, height: 1))

    drawing.draw(bar, in: drawing.canvas.bounds, isFocused: true) { $0 }

    #expect(drawing.canvas.text == "[1 Home] 2 Search ✗3 Profile")
    #expect(drawing.canvas[20, 0].style == .danger)
    #expect(drawing.canvas[10, 0].style == .tab)
  }
}
