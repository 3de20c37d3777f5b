import Testing

@Suite(.waitsForPrograms) struct `The mouse` {
  @Test func `opens a row in the window it clicks in, and focuses that`() throws {
    let shop = try TmuxSession()
    let before = try shop.capture()

    try shop.click(on: "Hurricane lamp", occurrence: 2)

    let after = try shop.wait(for: "B · product “Hurricane lamp” pushed")
    #expect(after.focus == "B")
    #expect(after.window("B").contains { $0.contains("Home › Hurricane lamp") })
    #expect(after.window("A").dropFirst() == before.window("A").dropFirst())
    #expect(after.window("C") == before.window("C"))
  }

  @Test func `selects tabs`() throws {
    let shop = try TmuxSession()

    try shop.click(on: "3 Profile", occurrence: 3)

    let after = try shop.wait(for: "C · Profile selected")
    #expect(after.window("C").contains { $0.contains("[3 Profile]") })
  }

  @Test func `goes back by the title, and to the root by the selected tab`() throws {
    let shop = try TmuxSession()
    let root = try shop.capture()
    try shop.press("Enter")
    try shop.wait(for: "product “Teapot” pushed")
    try shop.click(on: "‹ Home")
    let back = try shop.wait(for: "product “Teapot” popped")
    try shop.press("Enter")
    try shop.wait(for: "product “Teapot” pushed")

    try shop.click(on: "[1 Home]")

    let end = try shop.wait(for: "product “Teapot” popped")
    #expect(back.window("A") == root.window("A"))
    #expect(end.window("A") == root.window("A"))
  }

  @Test func `opens and closes windows`() throws {
    let shop = try TmuxSession()

    try shop.click(on: "[+]")
    let opened = try shop.wait(for: "D opened")
    try shop.click(on: "[×]", occurrence: 2)

    let closed = try shop.wait(for: "B closed")
    #expect(opened.letters == ["A", "B", "C", "D"])
    #expect(closed.letters == ["A", "C", "D"])
    #expect(closed.focus == "D")
  }

  @Test func `scrolls the window under it with the wheel and leaves the focus where it is`() throws
  {
    let shop = try TmuxSession(columns: 80, rows: 24)
    let before = try shop.capture()

    try shop.click(on: "Hurricane lamp", occurrence: 2, with: .wheelDown)

    let after = try shop.wait(until: "window B is scrolled") {
      $0.window("B").contains { $0.contains("▲") }
    }
    #expect(after.focus == "A")
    #expect(after.window("A") == before.window("A"))
    #expect(!after.window("B").contains { $0.contains("Featured") })
  }

  @Test func `turns tabs with the wheel on their bar`() throws {
    let shop = try TmuxSession()

    try shop.click(on: "2 Search", occurrence: 2, with: .wheelDown)

    #expect(try shop.wait(for: "B · Search selected").focus == "A")
  }

  @Test func `opens a row in a new window with its middle button`() throws {
    let shop = try TmuxSession()
    let before = try shop.capture()

    try shop.click(on: "Hurricane lamp", with: .middle)

    let after = try shop.wait(for: "D opened")
    #expect(after.window("D").contains { $0.contains("Home › Hurricane lamp") })
    #expect(!before.contains("Home › Hurricane lamp"))
    #expect(!after.window("A").contains { $0.contains("Home › Hurricane lamp") })
  }

  @Test func `zooms with a double click on a title`() throws {
    let shop = try TmuxSession()

    try shop.click(on: "B Home")
    try shop.click(on: "B Home")

    #expect(try shop.wait(for: "1 of 3 windows").letters == ["B"])
  }

  @Test func `works the hints of the last line`() throws {
    let shop = try TmuxSession()

    try shop.click(on: "? help")

    try shop.wait(for: "┌─ Keys ─")
  }

  @Test func `leads to the cart by its badge`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    try shop.wait(for: "product “Teapot” pushed")
    try shop.press("Enter")
    try shop.wait(for: "cart · 1 × “Teapot”")

    try shop.click(on: "cart 1", occurrence: 3)

    try shop.wait(for: "Home › Cart")
  }

  @Test func `is given back to the terminal by M, and taken again`() throws {
    let shop = try TmuxSession()
    let before = try shop.fact("mouse_any_flag") + shop.fact("mouse_standard_flag")

    try shop.press("M")
    try shop.wait(for: "mouse off")
    let off = try shop.fact("mouse_any_flag") + shop.fact("mouse_standard_flag")
    try shop.press("M", "Tab")
    try shop.wait(for: "B has the focus")

    #expect(before != "00")
    #expect(off == "00")
    #expect(try shop.fact("mouse_any_flag") + shop.fact("mouse_standard_flag") == before)
  }
}
