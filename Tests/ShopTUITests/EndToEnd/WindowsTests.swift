import Testing

@Suite(.waitsForPrograms) struct `Windows` {
  @Test func `stand side by side, three where there is room, and say what they promise`() throws {
    let shop = try TmuxSession()

    let screen = try shop.capture()

    #expect(screen.letters == ["A", "B", "C"])
    #expect(screen.window("C").contains { $0.contains("Teapot") })
    #expect(screen.status.contains("What you do in one window never moves another."))
  }

  @Test func `stay byte for byte as they were when something opens beside them`() throws {
    let shop = try TmuxSession()
    let before = try shop.capture()

    try shop.press("Enter")

    let after = try shop.wait(for: "A · product “Teapot” pushed")
    #expect(after.window("A").contains { $0.contains("Home › Teapot") })
    #expect(after.window("B") == before.window("B"))
    #expect(after.window("C") == before.window("C"))
    #expect(after.status.contains("B, C unchanged ✓"))
  }

  @Test func `take the keys only while they have the focus`() throws {
    let shop = try TmuxSession()

    try shop.press("Tab")
    let focused = try shop.wait(for: "B has the focus")
    try shop.press("Down", "Enter")

    let after = try shop.wait(for: "B · product “Crème brûlée torch” pushed")
    #expect(after.focus == "B")
    #expect(after.window("A") == focused.window("A"))
    #expect(after.window("C") == focused.window("C"))
  }

  @Test func `lose no key of two thousand that arrive at once`() throws {
    let shop = try TmuxSession()
    let aroundAndBack = String(repeating: "w", count: 1_201)
    let typed = "/" + String(repeating: "ab", count: 200)
    let deleted = String(repeating: "\u{7F}", count: 397)

    try shop.send((aroundAndBack + typed + deleted + "!").utf8)

    let after = try shop.wait(for: "aba!")
    #expect(after.focus == "B")
    #expect(after.window("B").contains { $0.contains("Find  aba!") })
  }

  @Test func `are reached by their number`() throws {
    let shop = try TmuxSession()

    try shop.press("g", "3")

    #expect(try shop.wait(for: "C has the focus").focus == "C")
  }

  @Test func `are copied with the path they have`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    try shop.wait(for: "product “Teapot” pushed")

    try shop.press("d")

    let screen = try shop.wait(for: "D opened as a copy of A")
    #expect(screen.letters == ["A", "D", "B", "C"])
    #expect(screen.window("D").contains { $0.contains("Home › Teapot") })
  }

  @Test func `come back where they were closed`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    let before = try shop.wait(for: "product “Teapot” pushed")
    try shop.press("x")
    let closed = try shop.wait(for: "A closed")

    try shop.press("u")

    let after = try shop.wait(for: "A reopened")
    #expect(closed.letters == ["B", "C"])
    #expect(after.window("A") == before.window("A"))
  }

  @Test func `stay when they are the last, and say so`() throws {
    let shop = try TmuxSession(shop: "--windows", "1")
    let before = try shop.capture()

    try shop.press("x")

    let after = try shop.wait(for: "the last window stays open; q quits")
    #expect(after.window("A") == before.window("A"))
  }

  @Test func `fill the screen when zoomed, and stand as before afterwards`() throws {
    let shop = try TmuxSession()
    let before = try shop.capture()
    try shop.press("z")
    let zoomed = try shop.wait(for: "1 of 3 windows")

    try shop.press("z")

    #expect(zoomed.letters == ["A"])
    try shop.wait(until: "the windows stand as before") {
      $0.lines.dropLast(2) == before.lines.dropLast(2)
    }
  }

  @Test func `go through all layouts and are back in the first`() throws {
    let shop = try TmuxSession()
    let before = try shop.capture()

    for layout in ["columns", "rows", "grid", "main"] {
      try shop.press("L")
      #expect(try shop.wait(for: "layout: \(layout)").letters.sorted() == ["A", "B", "C"])
    }
    try shop.press("L")

    let after = try shop.wait(for: "layout: automatic")
    #expect(after.lines.dropLast(2) == before.lines.dropLast(2))
  }

  @Test func `are counted and within reach where twenty-six do not fit`() throws {
    let shop = try TmuxSession(columns: 80, rows: 24, shop: "--windows", "26")
    let first = try shop.capture()

    for letter in "BCDEFGHIJKLMNOPQRSTUVWXYZA".map(String.init) {
      try shop.press("Tab")
      try shop.wait(until: "\(letter) is shown with the focus") { $0.focus == letter }
    }

    #expect(first.letters == ["A", "B", "C", "D"])
    #expect(first.status.contains("4 of 26 windows"))
  }

  @Test func `cannot be more than twenty-six, and say so`() throws {
    let shop = try TmuxSession(shop: "--windows", "26")

    try shop.press("n")

    try shop.wait(for: "26 windows is the maximum")
  }
}
