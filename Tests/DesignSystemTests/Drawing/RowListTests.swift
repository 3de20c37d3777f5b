import DesignSystem
import Testing

@Suite struct `A list of rows` {
  @Test func `shows every row and marks the selected one`() {
    let drawing = drawn(kitchen, width: 30, height: 10, ListPosition(selection: 1))

    #expect(
      picture(drawing.canvas) == """
         Kitchen
          Things for the table and
          the stove.
          Teapot   new         €34.00
          stoneware
        › Cast iron pan with…  €59.90
         ────────────────────────────
          [ Buy ]
          [ Sold out ]

        """
    )
  }

  @Test func `gives each row that can be selected its place for clicks`() {
    let drawing = drawn(kitchen, width: 30, height: 10, ListPosition(selection: 1))

    #expect(drawing.hits.map(\.action) == [.row(0), .row(1), .row(2)])
    #expect(drawing.action(column: 20, row: 4) == .row(0))
    #expect(drawing.action(column: 0, row: 5) == .row(1))
    #expect(drawing.action(column: 0, row: 6) == nil)
  }

  @Test(arguments: [true, false])
  func `shows the selection over the whole row only in focus`(isFocused: Bool) {
    let position = ListPosition(selection: 1)

    let drawing = drawn(kitchen, width: 30, height: 10, position, isFocused: isFocused)

    let styles = (0..<30).map { drawing.canvas[$0, 5].style }
    #expect(styles.filter { $0 == .selection }.count == (isFocused ? 30 : 0))
    #expect(styles.filter { $0 == .selectionUnfocused }.count == (isFocused ? 0 : 1))
    #expect(picture(drawing.canvas).contains("\n› Cast"))
  }

  @Test(arguments: [
    (24, [0..<3, 6..<9], "  mmm   mmm"), (24, [2..<30], "    mmmmmmmmmmm"),
    (12, [5..<12], "       mmmm"), (24, [20..<30], ""), (24, [-3..<2], "  mm"), (24, [], ""),
  ])
  func `emphasises what is marked in a name, as far as it is shown`(
    width: Int,
    marks: [Range<Int>],
    expected: String
  ) {
    let name = Row<Int>.item("Teapot teapot", marks: marks, action: 0)
    let screen = ScreenContent(title: "", rows: [.item("First", action: 0), name])

    let drawing = drawn(screen, width: width, height: 2, ListPosition())

    #expect(
      picture(drawing.canvas, of: [.match: "m"]).split(separator: "\n").last ?? "" == expected
    )
  }

  @Test func `shows the same of a name however far it goes on out of sight`() {
    func shown(ofWords count: Int) -> String {
      let name = Row<Int>.item(
        String(repeating: "W é ", count: count),
        marks: (0..<count * 2).map { $0 * 2..<$0 * 2 + 1 },
        detail: "brass",
        action: 0
      )
      let screen = ScreenContent(title: "", rows: [name, name])
      return picture(drawn(screen, width: 40, height: 4, ListPosition()).canvas, of: [.match: "m"])
    }

    #expect(shown(ofWords: 25_000) == shown(ofWords: 25))
  }

  @Test(arguments: [
    (24, "› [ Show what fits ]\n  [x] What is there"), (16, "› [ Show wha… ]\n  [x] What is …"),
  ])
  func `shortens buttons and settings that are too wide`(width: Int, expected: String) {
    let rows = [
      Row<Int>.button("Show what fits", action: 0), .toggle("What is there", isOn: true, action: 1),
    ]
    let screen = ScreenContent(title: "", rows: rows)

    let drawing = drawn(screen, width: width, height: 2, ListPosition())

    #expect(picture(drawing.canvas) == expected)
  }

  @Test(arguments: [true, false])
  func `keeps the emphasis in the selected row`(isFocused: Bool) {
    let screen = ScreenContent(
      title: "",
      rows: [Row<Int>.item("Teapot", marks: [0..<3], action: 0)]
    )

    let drawing = drawn(screen, width: 12, height: 1, ListPosition(), isFocused: isFocused)

    #expect(
      picture(drawing.canvas, of: [.match: "m", .matchSelected: "M", .selection: "s"])
        == (isFocused ? "ssMMMsssssss" : "  mmm")
    )
  }

  @Test func `emphasises wide characters as a whole`() {
    let screen = ScreenContent(
      title: "",
      rows: [.item("First", action: 0), Row<Int>.item("急須 pot", marks: [1..<2, 3..<4], action: 0)]
    )

    let drawing = drawn(screen, width: 14, height: 2, ListPosition())

    #expect(picture(drawing.canvas, of: [.match: "m"]).hasSuffix("\n    mm m"))
  }

  @Test func `puts a wide item into one line`() {
    let drawing = drawn(kitchen, width: 44, height: 4, ListPosition(selection: 0, scroll: 1))

    #expect(
      picture(drawing.canvas) == """
          Things for the table and the stove.      ▲
        › Teapot   new   stoneware           €34.00
          Cast iron pan with a long name     €59.90
         ──────────────────────────────────────────▼
        """
    )
  }

  @Test(
    arguments: [
      (40, "› Cast iron pan  sold out · Ac…  €59.90"),
      (36, "› Cast iron pan  sold out    €59.90"),
      (30, "› Cast iro…  sold out  €59.90"), (24, "› Cast iron pan  €59.90"),
    ]
  )
  func `cuts a name before a short word that is said of it`(width: Int, expected: String) {
    let pan = ScreenContent<String>(
      title: "",
      blocks: [
        .list(count: 1) { _ in
          .item("Cast iron pan", detail: "sold out · Acme", trailing: "€59.90", action: "pan")
        }
      ]
    )

    let drawing = drawn(pan, width: width, height: 1)

    #expect(picture(drawing.canvas) == expected)
  }

  @Test func `cuts rows at the edges of what is visible`() {
    var drawing = drawing(width: 34, height: 5)
    drawing.canvas.fill(drawing.canvas.bounds, with: Cell("#"))
    let rect = Rect(column: 2, row: 1, width: 30, height: 3)
    drawing.canvas.fill(rect, with: .blank())
    let layout = Layout(of: kitchen, width: 30)

    drawing.draw(layout, at: ListPosition(scroll: 2), in: rect, isFocused: true, hit: itself)

    #expect(
      picture(drawing.canvas) == """
        ##################################
        ##  the stove.                 ▲##
        ##› Teapot   new         €34.00 ##
        ##  stoneware                  ▼##
        ##################################
        """
    )
  }

  @Test
  func `cuts names and placeholders with an ellipsis, and no badge that has room beside its name`()
  {
    let rows = ScreenContent<Int>(
      title: "Cart",
      rows: [
        .item("Cup", badge: "3×", trailing: "€20", action: 0),
        .item("Teapot", badge: "2×", trailing: "€20", action: 1),
        .field("Find", text: "", placeholder: "product, category", action: 2),
      ]
    )

    #expect(
      picture(drawn(rows, width: 17, height: 3, ListPosition()).canvas) == """
        › Cup   3×   €20
          Teapot     €20
          Find  product…
        """
    )
  }

  @Test func `shows a form`() {
    let form = ScreenContent<Int>(
      title: "Address",
      rows: [
        .field("Name", text: "Ada Lovelace", cursor: 3, action: 0),
        .field("Street", text: "", placeholder: "where you live", action: 1),
        .toggle("Gift wrap", isOn: true, action: 2),
        .toggle("News by post", isOn: false, action: 3),
        .choice("Sort by", value: "price", action: 4),
      ]
    )

    let drawing = drawn(form, width: 33, height: 5, ListPosition())

    #expect(
      picture(drawing.canvas) == """
        › Name  Ada Lovelace
          Street  where you live
          [x] Gift wrap
          [ ] News by post
          Sort by                  price
        """
    )
    #expect(drawing.cursor == Point(column: 11, row: 0))
    #expect(drawing.canvas[8, 0].style == .fieldActive)
    #expect(drawing.canvas[31, 1].style == .field)
  }

  @Test func `keeps the cursor of a long text in sight`() {
    let text = "12 日本 Street, Old Town, Harbour"
    let form = ScreenContent<Int>(
      title: "Address",
      rows: [.field("At", text: text, cursor: text.count, action: 0)]
    )

    let drawing = drawn(form, width: 20, height: 1, ListPosition())

    #expect(picture(drawing.canvas) == "› At  own, Harbour")
    #expect(drawing.cursor == Point(column: 18, row: 0))
  }

  @Test func `shows terms and meanings in two columns`() {
    let rows = Row<Int>.definitions([("j k", "move"), ("Enter", "open what is selected")])

    let drawing = drawn(ScreenContent(title: "Keys", rows: rows), width: 24, height: 4)

    #expect(
      picture(drawing.canvas) == """
          j k    move
          Enter  open what is
                 selected

        """
    )
  }

  @Test func `puts a meaning below its term where there is no room for a word of them`() {
    let rows = Row<Int>.definitions([("Tab Shift-Tab", "previous window"), ("j k", "move")])

    let drawing = drawn(ScreenContent(title: "Keys", rows: rows), width: 18, height: 4)

    #expect(
      picture(drawing.canvas) == """
          Tab Shift-Tab
            previous
            window
          j k      move
        """
    )
  }

  @Test(
    arguments: [
      (
        40,
        """
          click on a tab      the tab; the
                              selected one
                              again: its root
          click in a window:  focus
          focuses it
        """
      ),
      (
        74,
        """
          click on a tab                 the tab; the selected one again: its
                                         root
          click in a window: focuses it  focus
        """
      ),
    ]
  )
  func `wraps terms and meanings alike`(width: Int, expected: String) {
    let rows = Row<Int>.definitions([
      ("click on a tab", "the tab; the selected one again: its root"),
      ("click in a window: focuses it", "focus"),
    ])
    let height = expected.split(separator: "\n").count

    let drawing = drawn(ScreenContent(title: "Keys", rows: rows), width: width, height: height)

    #expect(picture(drawing.canvas) == expected)
  }

  @Test func `puts a notice in the middle`() {
    let empty = ScreenContent<Int>(title: "Search", rows: [.blank(), .notice("Nothing found.")])

    let drawing = drawn(empty, width: 25, height: 2)

    #expect(picture(drawing.canvas) == "\n      Nothing found.")
  }

  @Test(arguments: 0..<8)
  func `fits into whatever it is given`(size: Int) {
    var drawing = drawing(width: 12, height: 12)
    let blank = drawing.canvas
    let rect = Rect(column: 2, row: 2, width: size, height: size)

    let layout = Layout(of: kitchen, width: size)
    drawing.draw(layout, at: ListPosition(), in: rect, isFocused: true, hit: itself)

    #expect(drawing.canvas.changedCells(from: blank, outside: rect) == 0)
  }

  private let kitchen = ScreenContent<String>(
    title: "Kitchen",
    rows: [
      .heading("Kitchen"),
      .text("Things for the table and the stove."),
      .item("Teapot", detail: "stoneware", badge: "new", trailing: "€34.00", action: "teapot"),
      .item("Cast iron pan with a long name", trailing: "€59.90", action: "pan"),
      .divider(),
      .button("Buy", action: "buy"),
      .button("Sold out", action: nil),
    ]
  )

  private func drawn<Action>(
    _ content: ScreenContent<Action>,
    width: Int,
    height: Int,
    _ position: ListPosition = ListPosition(),
    isFocused: Bool = true
  ) -> Drawing<Part> {
    var drawing = drawing(width: width, height: height)
    let layout = Layout(of: content, width: width)
    let rect = drawing.canvas.bounds
    drawing.draw(layout, at: position, in: rect, isFocused: isFocused, hit: itself)
    return drawing
  }
}
