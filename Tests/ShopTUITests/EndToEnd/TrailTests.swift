import Testing

@Suite(.waitsForPrograms) struct `A path` {
  @Test func `leads back step by step to where one was, and ends at the root`() throws {
    let shop = try TmuxSession()
    try shop.press("Down", "Down")
    let home = try shop.wait(until: "the third row is selected") { $0.contains("› Sea salt") }
    try shop.press("Enter")
    try shop.wait(for: "Home › Sea salt, grey, 500 g")
    try shop.press("Down", "Down")
    let product = try shop.wait(for: "› Reviews")
    try shop.press("Enter")
    try shop.wait(for: "Home › Sea salt, grey, 500 g › Reviews")

    try shop.press("Escape")
    let first = try shop.wait(for: "reviews of “Sea salt, grey, 500 g” popped")
    try shop.press("Escape")
    let second = try shop.wait(for: "product “Sea salt, grey, 500 g” popped")
    try shop.press("Escape")

    let end = try shop.wait(for: "A · already at the root: nothing to go back to")
    #expect(first.window("A") == product.window("A"))
    #expect(second.window("A") == home.window("A"))
    #expect(end.window("A") == home.window("A"))
  }

  @Test func `waits in its tab with place, selection and scroll`() throws {
    let shop = try TmuxSession(columns: 80, rows: 24)
    try shop.press("Enter")
    try shop.wait(for: "product “Teapot” pushed")
    try shop.press("End")
    let before = try shop.wait(for: "› Trivet, cork")
    try shop.press("2")
    try shop.wait(for: "Search selected")

    try shop.press("1")

    let after = try shop.wait(for: "Home selected")
    #expect(after.window("A") == before.window("A"))
    #expect(after.contains("▲"))
  }

  @Test(arguments: ["1", "0"]) func `is left by the selected tab's key, and by 0`(
    key: String
  ) throws {
    let shop = try TmuxSession()
    let root = try shop.capture()
    try shop.press("Enter")
    try shop.wait(for: "product “Teapot” pushed")
    try shop.press("Down", "Enter")
    try shop.wait(for: "Home › Teapot › Cart")

    try shop.press(key)

    #expect(try shop.wait(for: "2 entries popped").window("A") == root.window("A"))
  }

  @Test func `begins anew in a window opened from it`() throws {
    let shop = try TmuxSession()
    let before = try shop.capture()

    try shop.press("e")

    let after = try shop.wait(for: "D opened")
    #expect(after.window("D").contains { $0.contains("Home › Teapot") })
    #expect(after.letters == ["A", "B", "C", "D"])
    #expect(!after.window("A").contains { $0.contains("Home › Teapot") })
    #expect(!before.contains("Home › Teapot"))
  }
}
