import ShopCore
import Testing

@Suite(.waitsForPrograms) struct `The wiring` {
  @Test func `is chosen with what it is made of in sight, and its hint can be followed`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")

    try shop.press("F2")
    try shop.wait(for: "router 3")
    try shop.press("Down")
    try shop.wait(for: "✗ router 1 of A B C")
    try shop.wait(for: "Breaks window-isolation")
    try shop.press("Enter")
    try shop.wait(for: "New windows")
    try shop.press("Enter")
    try shop.wait(for: "One router for all windows. Try Enter Tab 2 1")
    try shop.press("Enter")

    let moved = try shop.wait(for: "B and C moved as well ✗")
    #expect(moved.lines.first?.contains("✗ B ‹ Home") == true)
    try shop.press("Tab")
    try shop.wait(for: "B has the focus")
    try shop.press("2")
    let selected = try shop.wait(for: "A and C moved as well ✗")
    #expect(selected.window("A").contains { $0.contains("[2 Search]") })
    try shop.press("I")
    try shop.wait(for: "✗ A, B and C have one router")
  }

  @Test func `is built from switches with keys and the mouse, saved, and restored`() throws {
    let home = try TemporaryHome.stocked()
    do {
      let shop = try TmuxSession(home: home)
      try shop.press("F2", "Down", "Tab")
      try shop.wait(for: "› Router")
      try shop.click(on: "Tab key")
      try shop.wait(for: "custom wiring: one router, one key for all tabs ✗")
      try shop.wait(for: "restore-is-identity")
      try shop.click(on: "Use these switches")
      try shop.wait(for: "Switch to custom wiring")
      try shop.press("Enter")
      let mixed = try shop.wait(for: "Custom wiring: one router")
      #expect(mixed.status.contains("custom wiring"))
      try shop.press("Enter")
      try shop.wait(for: "B and C moved as well ✗")
      try shop.press("q")
      try shop.waitForEnd()
    }
    let sessions = try TmuxSession.answer(to: "\"$SHOP\" sessions", home: home)
    #expect(sessions.contains("default.appLevelPath+tabStorage"))

    let again = try TmuxSession(home: home, shop: "--wiring", "tabStorage+appLevelPath")

    let back = try again.wait(for: "A, B and C were restored wrongly ✗")
    #expect(back.status.hasSuffix("custom wiring: one router, one key for all tabs ✗"))
  }

  @Test func `restores the windows of a mixture whose keys are right`() throws {
    let wiring = ["--wiring", "droppedColdLink+noPopToRootOnRetap"]
    let shop = try TmuxSession(shop: wiring[0], wiring[1])
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")
    try shop.press("q")
    try shop.waitForEnd()

    let again = try TmuxSession(home: shop.home, shop: wiring[0], wiring[1])

    let back = try again.capture()
    #expect(back.window("A").contains { $0.contains("Home › Teapot") })
    #expect(back.status.hasSuffix("custom wiring: early links lost, re-tap does nothing ✗"))
  }

  @Test(arguments: ["80x24", "120x40", "160x48"])
  func `shows its page at any size, also in ASCII`(size: String) throws {
    let parts = size.split(separator: "x").compactMap { Int($0) }
    let shop = try TmuxSession(columns: parts[0], rows: parts[1], environment: ["LC_ALL": "C"])

    try shop.press("F2", "Down")

    let page = try shop.settle(after: shop.wait(for: "!! router 1"))
    #expect(page.contains("Use these switches"))
    #expect(page.contains("one router for all windows !!"))
  }
}
