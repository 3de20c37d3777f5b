import Testing

@Suite(.waitsForPrograms) struct `The help` {
  @Test(arguments: ["?", "F1"]) func `opens over the windows and closes without a trace`(
    key: String
  ) throws {
    let shop = try TmuxSession(columns: 80, rows: 24)
    let before = try shop.capture()
    try shop.press(key)
    try shop.wait(for: "next / previous window")

    try shop.press("Escape")

    try shop.wait(until: "the windows stand as before") { $0 == before }
  }

  @Test func `scrolls as far as the mouse and back`() throws {
    let shop = try TmuxSession(columns: 80, rows: 24)
    try shop.press("?")
    let top = try shop.settle(after: shop.wait(for: "┌─ Keys ─"))

    try shop.press("End")
    try shop.wait(for: "wheel on the tab bar")
    try shop.press("Home")

    try shop.wait(until: "it begins again") { $0 == top }
  }

  @Test func `finds a line while one types, and lets no key reach the windows`() throws {
    let shop = try TmuxSession(columns: 80, rows: 24)
    try shop.press("Enter")
    let before = try shop.settle(after: shop.wait(for: "product “Teapot” pushed"))
    try shop.press("?")
    try shop.wait(for: "┌─ Keys ─")

    try shop.type("/qx")
    try shop.wait(for: "No key does “/qx”.")
    try shop.press("C-u")
    try shop.type("reopen")

    let found = try shop.wait(for: "reopen the last closed window")
    #expect(found.contains("Windows"))
    #expect(!found.contains("Looking inside"))
    try shop.press("Escape")
    try shop.wait(until: "the windows stand as before") { $0 == before }
  }

  @Test func `tells what a single key does`() throws {
    let shop = try TmuxSession(columns: 80, rows: 24)
    try shop.press("?", "t")

    let found = try shop.wait(for: "time travel: the windows after any earlier action")

    #expect(found.contains("Looking inside"))
    #expect(!found.contains("next / previous window"))
  }

  @Test func `closes by a click beside it`() throws {
    let shop = try TmuxSession()
    try shop.press("?")
    try shop.wait(for: "┌─ Keys ─")

    try shop.click(column: 2, row: 2)

    let after = try shop.wait(until: "it is closed") { !$0.contains("┌─ Keys ─") }
    #expect(!after.contains("Home ›"))
  }
}
