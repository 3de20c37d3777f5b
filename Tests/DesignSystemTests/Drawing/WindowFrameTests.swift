import DesignSystem
import Testing

@Suite struct `A window frame` {
  @Test func `has room for everything in a large window`() {
    let drawing = drawn(frame(isFocused: true), width: 50, height: 12)

    #expect(
      picture(drawing.canvas) == """
        ┏━ B ‹ Teapot ━━━━━━━━━━━━━━━ 3 in cart ━[+]━[×]━┓
        │ Home › Kitchen › Teapot                        │
        │                                                │
        │                                                │
        │                                                │
        │                                                │
        │                                                │
        │                                                │
        │                                                │
        │                                                │
        │ 1 Home [2 Search] 3 Profile                    │
        └────────────────────────────────────────────────┘
        """
    )
  }

  @Test func `gives up what matters least in a small one`() {
    let drawing = drawn(frame(isFocused: false), width: 22, height: 5)

    #expect(
      picture(drawing.canvas) == """
        ┌─ B ‹ Teapot ───[×]─┐
        │                    │
        │                    │
        │ 1 [2] 3            │
        └────────────────────┘
        """
    )
  }

  @Test func `is drawn with plain characters where there are no others`() {
    let drawing = drawn(frame(isFocused: true), width: 40, height: 4, charset: .ascii)

    #expect(
      picture(drawing.canvas) == """
        += B < Teapot ===== 3 in cart =[+]=[x]=+
        |                                      |
        | 1 Home [2 Search] 3 Profile          |
        +--------------------------------------+
        """
    )
    #expect(drawing.canvas.cells.allSatisfy { (0x20...0x7E).contains($0.scalar) })
  }

  @Test func `shows the focus in its upper edge and its tab alone`() {
    let unfocused = drawn(frame(isFocused: false), width: 50, height: 12)
    let focused = drawn(frame(isFocused: true), width: 50, height: 12)
    let upperEdge = Rect(column: 0, row: 0, width: 50, height: 1)

    let changed = focused.canvas.changedCells(from: unfocused.canvas, outside: upperEdge)

    #expect(changed == " 2 Search ".count)
    #expect(focused.canvas[4, 0].style == .titleFocused)
    #expect(unfocused.canvas[4, 0].style == .title)
  }

  @Test func `can be clicked at its marks`() {
    let drawing = drawn(frame(isFocused: true), width: 50, height: 12)

    #expect(drawing.action(column: 6, row: 0) == .back)
    #expect(drawing.action(column: 3, row: 0) == .title)
    #expect(drawing.action(column: 20, row: 0) == .title)
    #expect(drawing.action(column: 33, row: 0) == .badge)
    #expect(drawing.action(column: 42, row: 0) == .new)
    #expect(drawing.action(column: 46, row: 0) == .close)
    #expect(drawing.action(column: 20, row: 5) == .body)
    #expect(drawing.action(column: 10, row: 10) == .tab(1))
    #expect(drawing.action(column: 40, row: 10) == .tabBar)
  }

  @Test func `does not lead back from a root`() {
    var root = frame(isFocused: true)
    root.canGoBack = false
    root.title = "Home"

    let drawing = drawn(root, width: 50, height: 12)

    #expect(picture(drawing.canvas).hasPrefix("┏━ B Home ━━"))
    #expect(!drawing.hits.contains { $0.action == .back })
  }

  @Test func `names its page where there is no room for the path that does`() {
    var deep = frame(isFocused: true)
    deep.title = "Kitchen"

    #expect(picture(drawn(deep, width: 50, height: 12).canvas).hasPrefix("┏━ B ‹ Kitchen ━"))
    #expect(picture(drawn(deep, width: 50, height: 11).canvas).hasPrefix("┏━ B ‹ Teapot ━"))
  }

  @Test(
    arguments: [
      (45, "Home › Kitchen › Things for tea › Teapot"), (41, "Home › … › Things for tea › Teapot"),
      (36, "Home › … › Teapot"), (20, "… › Teapot"), (12, "… › Tea…"),
    ]
  )
  func `leaves out the middle of a long path`(width: Int, expected: String) {
    var deep = frame(isFocused: true)
    deep.path = ["Home", "Kitchen", "Things for tea", "Teapot"]

    let drawing = drawn(deep, width: width, height: 12)

    #expect(picture(drawing.canvas).contains("│ \(expected) "))
  }

  @Test func `does not say twice that its path is cut`() {
    var deep = frame(isFocused: true)
    deep.path = ["…", "Kitchen", "Things for tea", "Teapot"]

    let drawing = drawn(deep, width: 36, height: 12)

    #expect(picture(drawing.canvas).contains("│ … › Things for tea › Teapot "))
  }

  @Test func `says where the content goes`() {
    let frame = frame(isFocused: true)

    let large = frame.content(in: Rect(column: 10, row: 5, width: 50, height: 12))
    let small = frame.content(in: Rect(column: 10, row: 5, width: 50, height: 11))

    #expect(large == Rect(column: 11, row: 7, width: 48, height: 8))
    #expect(small == Rect(column: 11, row: 6, width: 48, height: 8))
  }

  @Test func `fits into whatever it is given`() {
    for width in 0..<30 {
      for height in 0..<6 {
        var drawing = drawing(width: 34, height: 10)
        let blank = drawing.canvas
        let rect = Rect(column: 2, row: 2, width: width, height: height)

        drawing.draw(frame(isFocused: true), in: rect, hit: itself)

        #expect(drawing.canvas.changedCells(from: blank, outside: rect) == 0)
      }
    }
  }

  private func frame(isFocused: Bool) -> WindowFrame {
    WindowFrame(
      letter: "B",
      title: "Teapot",
      canGoBack: true,
      path: ["Home", "Kitchen", "Teapot"],
      tabs: TabBar(["Home", "Search", "Profile"], selection: 1),
      badge: "3 in cart",
      offersNew: true,
      isFocused: isFocused
    )
  }

  private func drawn(
    _ frame: WindowFrame,
    width: Int,
    height: Int,
    charset: Charset = .unicode
  ) -> Drawing<Part> {
    var drawing = drawing(width: width, height: height, charset: charset)
    drawing.draw(frame, in: drawing.canvas.bounds, hit: itself)
    return drawing
  }
}
