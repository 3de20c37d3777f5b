import Testing

@Suite(.waitsForPrograms) struct `The prompt for a link` {
  @Test func `opens a place that Tab completed, with its parents, in one window`() throws {
    let shop = try TmuxSession()
    let before = try shop.capture()
    try shop.press("o")
    try shop.wait(for: "Open a link in A")
    try shop.type("order/100")
    try shop.wait(for: "order/1001  2026")
    try shop.press("Tab")
    try shop.wait(for: "Order 1001 · Profile · pushes 2")

    try shop.press("Enter")

    let after = try shop.wait(for: "link to order 1001 opened")
    #expect(after.contains("B, C unchanged ✓"))
    #expect(after.window("A").contains { $0.contains("Profile › Orders › Order 1001") })
    #expect(after.window("B") == before.window("B"))
    #expect(after.window("C") == before.window("C"))
  }

  @Test func `says why a wrong link leads nowhere, and leaves all as it was`() throws {
    let shop = try TmuxSession()
    let before = try shop.capture()
    try shop.press("o")
    try shop.wait(for: "Open a link in A")
    try shop.type("prodct/teapot")
    try shop.press("Enter")
    let refused = try shop.wait(for: "did you mean “product”?")

    try shop.press("Escape")

    try shop.wait(until: "the windows stand as before") { $0 == before }
    #expect(refused.contains("Open a link in A"))
  }

  @Test func `opens a new window for a capital O`() throws {
    let shop = try TmuxSession(columns: 200)
    try shop.press("O")
    try shop.wait(for: "Open a link in a new window")
    try shop.type("search?q=teapot")
    try shop.wait(for: "searches for “teapot”")

    try shop.press("Enter")

    let after = try shop.settle(after: shop.wait(for: "D opened at the search for “teapot”"))
    #expect(after.letters == ["A", "B", "C", "D"])
    #expect(after.window("D").contains { $0.contains(#/[0-9]+ results/#) })
    #expect(!after.window("A").contains { $0.contains("results") })
  }

  @Test func `takes the first line of a paste`() throws {
    let shop = try TmuxSession()
    try shop.press("o")
    try shop.wait(for: "Open a link in A")

    try shop.send("\u{1b}[200~https://myshop.example/product/teapot\ncart\r\n\u{1b}[201~".utf8)
    try shop.wait(for: "https://myshop.example/product/teapot")
    try shop.wait(for: "Only the first of 2 lines is used.")
    try shop.press("Enter")

    try shop.wait(for: "link to product “Teapot” opened")
  }

  @Test func `takes a completion that is clicked`() throws {
    let shop = try TmuxSession()
    try shop.press("o")
    try shop.wait(for: "Open a link in A")
    try shop.type("category/t")
    try shop.wait(for: "category/tea  Tea & Coffee")

    try shop.click(on: "category/tea  Tea")

    try shop.wait(for: "Tea & Coffee · Home · pushes 1")
    try shop.press("Enter")
    try shop.wait(for: "link to category “Tea & Coffee” opened")
  }

  @Test(arguments: ["C", "C.UTF-8"]) func `fits a small terminal`(locale: String) throws {
    let shop = try TmuxSession(
      columns: 40,
      rows: 12,
      environment: ["LC_ALL": locale, "NO_COLOR": "1"]
    )
    try shop.press("o")
    let screen = try shop.settle(after: shop.wait(for: "Open a link in A"))

    try shop.press("Down", "Down", "Down", "Down", "Down")

    try shop.wait(for: "cart")
    #expect(screen.contains("home"))
    #expect(!screen.contains("cart"))
    #expect(screen.contains("Esc cancel"))
  }
}

@Suite(.waitsForPrograms) struct `The command palette` {
  @Test(arguments: [":", "C-p"]) func `does what some letters name`(key: String) throws {
    let shop = try TmuxSession()
    try shop.press(key)
    try shop.wait(for: "an action, a place or a window")
    try shop.type("nw")
    try shop.wait(for: "› New window")

    try shop.press("Enter")

    #expect(try shop.wait(for: "D opened").letters == ["A", "B", "C", "D"])
  }

  @Test func `goes to a place, and offers it first from then on`() throws {
    let shop = try TmuxSession()
    try shop.press(":")
    try shop.type("tea & c")
    try shop.wait(for: "› Tea & Coffee")

    try shop.press("Enter")

    let after = try shop.wait(for: "link to category “Tea & Coffee” opened")
    #expect(after.contains("B, C unchanged ✓"))
    try shop.press(":")
    try shop.wait(for: "› Tea & Coffee")
  }

  @Test func `focuses a window`() throws {
    let shop = try TmuxSession()
    try shop.press(":")
    try shop.type("focus c")
    try shop.wait(for: "› Focus window C")

    try shop.press("Enter")

    #expect(try shop.wait(for: "C has the focus").focus == "C")
  }

  @Test func `does what is clicked, and quits where that is asked`() throws {
    let shop = try TmuxSession(
      command: TmuxSession.shell("\"$SHOP\" --windows 2")
    )
    try shop.wait(for: "q quit")
    try shop.press(":")
    try shop.type("quit")
    try shop.wait(for: "› Quit")

    try shop.click(on: "Quit")

    try shop.wait(for: "status <0>")
  }
}
