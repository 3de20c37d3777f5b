import Testing

@Suite(.waitsForPrograms) struct `A terminal of another size` {
  @Test func `shows the same as before once it is back`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    try shop.wait(for: "product “Teapot” pushed")
    try shop.press("Down", "Down")
    let before = try shop.settle(after: shop.wait(for: "› Reviews"))
    try shop.resize(columns: 60, rows: 20)
    let small = try shop.wait(until: "the windows stand in two rows") {
      $0.lines.filter { $0.contains("[×]") }.count == 2
    }

    try shop.resize(columns: 160, rows: 48)

    try shop.wait(until: "all is as it was") { $0 == before }
    #expect(small.letters == ["A", "B", "C"])
    #expect(small.contains("› Reviews"))
  }

  @Test func `keeps the selected row in sight`() throws {
    let shop = try TmuxSession()
    try shop.press("End")
    try shop.wait(for: "› Cart")

    try shop.resize(columns: 60, rows: 20)

    try shop.wait(until: "the selected row is in sight") {
      $0.lines.filter { $0.contains("[×]") }.count == 2 && $0.contains("› Cart")
    }
  }

  @Test func `says what it needs where it is too small, and comes back`() throws {
    let shop = try TmuxSession(columns: 80, rows: 24)
    let before = try shop.capture()
    try shop.resize(columns: 20, rows: 8)
    try shop.wait(for: "The terminal is")
    try shop.wait(for: "20×8; 24×10 is")

    try shop.resize(columns: 80, rows: 24)

    try shop.wait(until: "all is as it was") { $0 == before }
  }

  @Test func `may be as small as it says`() throws {
    let shop = try TmuxSession(columns: 24, rows: 10)

    let screen = try shop.capture()

    #expect(screen.letters == ["A"])
    #expect(screen.contains("Teapot"))
  }
}
