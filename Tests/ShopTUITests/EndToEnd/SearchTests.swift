import Testing

@Suite(.waitsForPrograms) struct `Searching` {
  @Test func `finds while one types`() throws {
    let shop = try TmuxSession()
    try shop.press("/")
    try shop.wait(for: "[2 Search]")

    try shop.type("tea")
    let many = try shop.settle(after: shop.wait(for: "25 results"))
    try shop.type("pot")

    let few = try shop.settle(after: shop.wait(for: "3 results"))
    #expect(many.window("A").contains { $0.contains("Tea cosy") })
    #expect(!few.window("A").contains { $0.contains("Tea cosy") })
    #expect(few.window("A").contains { $0.contains("Kyusu side-handle teapot") })
  }

  @Test func `takes letters as text until Esc leaves the field`() throws {
    let shop = try TmuxSession()
    try shop.press("/")
    try shop.type("qxzn")
    let typed = try shop.settle(after: shop.wait(for: "No results for “qxzn”."))

    try shop.press("Escape")
    try shop.wait(until: "the cursor has left the field") { _ in
      try shop.fact("cursor_flag") == "0"
    }
    try shop.press("n")

    let after = try shop.wait(for: "D opened")
    #expect(typed.letters == ["A", "B", "C"])
    #expect(after.contains("No results for “qxzn”."))
  }

  @Test func `comes back from a result to what was typed`() throws {
    let shop = try TmuxSession()
    try shop.press("/")
    try shop.type("teapot")
    try shop.wait(for: "3 results")
    try shop.press("Enter")
    let results = try shop.wait(until: "the first result is selected") {
      $0.window("A").contains { $0.contains("› Teapot") }
    }
    try shop.press("Enter")
    try shop.wait(for: "Search › Teapot")

    try shop.press("Escape")

    let back = try shop.wait(for: "product “Teapot” popped")
    #expect(back.window("A") == results.window("A"))
    #expect(back.contains("3 results"))
  }

  @Test func `finds shelves too`() throws {
    let shop = try TmuxSession()
    try shop.press("/")

    try shop.type("garden")

    try shop.wait(until: "the shelf is found") { screen in
      screen.window("A").contains { $0.contains(#/Garden +category/#) }
    }
  }

  @Test func `takes a paste as one line`() throws {
    let shop = try TmuxSession()
    try shop.press("/")
    try shop.wait(for: "[2 Search]")

    try shop.send("\u{1b}[200~tea\npot\u{1b}[201~".utf8)

    try shop.wait(for: "Find  tea pot")
    try shop.wait(for: "10 results")
  }

  @Test func `finds what is written with accents`() throws {
    let shop = try TmuxSession()
    try shop.press("/")

    try shop.type("creme bru")

    try shop.wait(until: "the torch is found") { screen in
      screen.window("A").contains { $0.contains("Crème brûlée torch") }
    }
  }
}
