import Testing

@Suite(.waitsForPrograms) struct `Settings` {
  @Test func `change the prices of all windows`() throws {
    let shop = try TmuxSession()
    try open("Prices", of: shop)

    try shop.press("Down", "Enter")

    let after = try shop.wait(for: "prices as 1.234,56 €")
    #expect(after.contains("(•) 1.234,56 €"))
    for letter in ["B", "C"] {
      #expect(after.window(letter).contains { $0.contains("2.400,00 €") })
      #expect(!after.window(letter).contains { $0.contains("€2,400.00") })
    }
  }

  @Test func `change the theme of the whole screen and of no word`() throws {
    let shop = try TmuxSession()
    try open("Appearance", of: shop)
    let dark = try shop.capture(styled: true)
    let words = try shop.capture()

    try shop.press("Down", "Down", "Enter")

    let after = try shop.wait(for: "light theme")
    let light = try shop.capture(styled: true)
    #expect(after.window("B") == words.window("B"))
    #expect(after.lines.first == words.lines.first)
    #expect(light.lines.first != dark.lines.first)
  }

  @Test func `know whether the mouse is used`() throws {
    let shop = try TmuxSession()
    try open("Mouse", of: shop)

    try shop.press("Enter")

    #expect(try shop.wait(for: "mouse off").contains("[ ] Use the mouse"))
    #expect(try shop.fact("mouse_any_flag") == "0")
  }

  private func open(_ page: String, of shop: TmuxSession) throws {
    try shop.press("3", "Down", "Down", "Enter")
    try shop.wait(for: "Profile › Settings")
    while try !shop.capture().contains("› \(page)") {
      let before = try shop.capture()
      try shop.press("Down")
      try shop.wait(until: "the next page is selected") { $0 != before }
    }
    try shop.press("Enter")
    try shop.wait(for: "Settings › \(page)")
  }
}
