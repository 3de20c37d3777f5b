import Testing

@Suite(.waitsForPrograms) struct `A place` {
  @Test func `moves to the window one picks, and no third window moves`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    let before = try shop.wait(for: "A · product “Teapot” pushed")

    try shop.press("m")
    try shop.wait(for: "Move Teapot from A")
    try shop.press("Enter")

    let after = try shop.settle(after: shop.wait(for: "A → B · product “Teapot” moved"))
    #expect(after.status.contains("C unchanged ✓"))
    #expect(after.window("A").contains { $0.contains("Crème brûlée torch") })
    #expect(after.window("B").contains { $0.contains("Home › Tea & Coffee › Teapot") })
    #expect(after.window("C") == before.window("C"))
    #expect(after.focus == "B")
  }

  @Test func `moves to a new window, found by some letters`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")

    try shop.press("m")
    try shop.wait(for: "Move Teapot from A")
    try shop.type("new")
    try shop.wait(for: "› A new window")
    try shop.press("Enter")

    let after = try shop.wait(for: "A → D · product “Teapot” moved")
    #expect(after.status.contains("B, C unchanged ✓"))
  }
}
