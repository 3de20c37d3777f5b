import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `What is said about a key` {
  @Test func `offers the way back to another tab only where back goes there`() throws {
    let stage = try Stage(windows: 1)
    stage.press(.character("2"))
    #expect(!stage.desktop.canvas.text.contains("Esc back"))
    var settings = stage.app.shop.state.settings
    settings.goesBackAcrossTabs = true
    stage.app.send(.shop(.changeSettings(settings)), cause: .key)

    stage.press(.character("1"), .character("0"))

    #expect(stage.status.contains("already at the root  "))
    #expect(stage.desktop.canvas.text.contains("Esc back"))
    stage.press(Key(.escape))
    #expect(stage.status.contains("Search selected"))
    #expect(!stage.desktop.canvas.text.contains("Esc back"))
  }

  @Test func `names the other tab in the title that leads back to it`() throws {
    let stage = try Stage(windows: 1)
    var settings = stage.app.shop.state.settings
    settings.goesBackAcrossTabs = true
    stage.app.send(.shop(.changeSettings(settings)), cause: .key)
    stage.press(.character("2"), .character("3"))
    #expect(stage.desktop.canvas.text.contains("‹ Search"))

    stage.click(column: 6, row: 0)

    #expect(stage.status.contains("Search selected"))
    #expect(stage.desktop.canvas.text.contains("‹ Home"))
    settings.goesBackAcrossTabs = false
    stage.app.send(.shop(.changeSettings(settings)), cause: .key)
    stage.desktop.draw()
    #expect(!stage.desktop.canvas.text.contains("‹"))
  }

  @Test func `names the tab that back returns to after time travel too`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 30)
    var settings = stage.app.shop.state.settings
    settings.goesBackAcrossTabs = true
    stage.app.send(.shop(.changeSettings(settings)), cause: .key)
    stage.press(.character("3"), .character("2"), .character("3"))
    #expect(stage.desktop.canvas.text.contains("‹ Search"))

    stage.press(.character("t"), Key(.left), Key(.left), Key(.enter))

    #expect(stage.desktop.canvas.text.contains("‹ Home"))
    stage.press(.character("h"))
    #expect(stage.status.contains("Home selected"))
  }

  @Test func `can be clicked in the footer, also while one types`() throws {
    let stage = try Stage(windows: 1, columns: 100, rows: 30)
    func click(_ hint: String) throws {
      let place = try #require(stage.desktop.cell(of: hint, in: nil), "\(stage.line(29))")
      stage.click(column: place.column, row: place.row)
    }

    stage.press(.character("/"))
    stage.type("tea")
    try click("Ctrl-U clear")
    #expect(stage.desktop.editedField != nil)
    #expect(!stage.desktop.canvas.text.contains("Find  tea"))
    try click("Esc leave")
    #expect(stage.desktop.editedField == nil)

    stage.press(.character("o"))
    stage.type("sea")
    try click("Tab complete")
    #expect(stage.desktop.canvas.text.contains("search"))
  }

  @Test func `counts the windows that there are`() throws {
    let stage = try Stage(windows: 1)
    stage.press(.character("g"), .character("7"))
    #expect(stage.status.hasPrefix(" There is no window 7: only A is open."))
  }

  @Test func `is gone with the next one, whatever that does`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter))
    let words = stage.status

    stage.send(.paste("cup"))
    #expect(stage.status.hasPrefix(" No field to paste into here."))
    stage.press(.character("o"))
    #expect(stage.status == words)
    stage.press(Key(.escape), .character("g"), .character("7"))
    #expect(stage.status.hasPrefix(" There is no window 7: 2 are open."))
    stage.press(.character("?"))
    stage.press(Key(.escape))

    #expect(stage.status == words)
  }

  @Test func `is in a box that any key closes, where the line is too short for it`() throws {
    let stage = try Stage(windows: 2, columns: 80, rows: 24)
    let aside = "/home/robin/shop/shop.db.damaged-2026-11-26"
    stage.desktop.announce("The database is damaged. It was moved to “\(aside)”. All is there.")
    stage.desktop.draw()
    #expect(stage.desktop.canvas.text.contains("\(aside)”. All is"))

    stage.press(.character("q"))

    #expect(stage.lastRequest == nil)
    #expect(!stage.isCovered)
  }

  @Test func `says that there is no window of a letter, and finds the others by theirs`() throws {
    let stage = try Stage(windows: 3)

    stage.press(.character("g"), .character("c"))
    #expect(stage.app.windows.focus == stage.window("C"))
    stage.press(.character("g"), .character("q"))

    #expect(stage.status.hasPrefix(" There is no window Q: 3 are open."))
    #expect(stage.lastRequest == nil)
    #expect(stage.app.windows.focus == stage.window("C"))
  }

  @Test(
    arguments: [(.control("c"), .quit), (.control("l"), .redraw), (.alt("2"), nil)]
      as [(Key, InputHandler.Request?)]
  )
  func `takes no key with Ctrl or Alt for a window's number`(
    key: Key,
    request: InputHandler.Request?
  ) throws {
    let stage = try Stage(windows: 2)

    stage.press(.character("g"), key)

    #expect(stage.lastRequest == request)
    #expect(stage.app.windows.focus == stage.window("A"))
  }

  @Test(
    arguments: [
      [.character("?")], [.character("o")], [.character("b"), Key(.enter)],
      [.character("t")],
    ] as [[Key]]
  )
  func `is seen whatever stands there, where it is a warning`(keys: [Key]) throws {
    let stage = try Stage(windows: 1, columns: 80, rows: 24)
    stage.press(Key(.enter))
    for key in keys { stage.press(key) }

    stage.desktop.warn("Nothing is saved.")
    stage.desktop.draw()

    #expect(stage.status.hasPrefix(" Nothing is saved."))
  }

  @Test func `does not tell of a cut where what was selected made room`() throws {
    let stage = try Stage(windows: 1)
    stage.press(.character("/"))
    stage.send(.paste(String(repeating: "a", count: 450)))
    stage.press(Key(.escape), .character("/"))

    stage.send(.paste(String(repeating: "b", count: 100)))
    #expect(!stage.status.contains("the rest was cut"))

    stage.send(.paste(String(repeating: "b", count: 401)))
    #expect(stage.status.contains("the rest was cut"))
  }

  @Test func `tells of a cut in a secret field as well`() throws {
    let shop = try HeadlessShop(windowCount: 1, size: ScreenSize(columns: 120, rows: 30))
    let window = shop.app.windows.focus
    try shop.app.pay(in: window)
    try shop.app.typeCard(in: window)
    let flow = try #require(shop.app.windows.router(window)?.presented)
    shop.app.send(.scene(.beginEditing(flow.screen, .cardNumber), in: window), cause: .script)
    try #require(shop.desktop.keyFocus.field?.field == .cardNumber)

    try shop.carryOut(.input(.paste(String(repeating: "4", count: 498))))

    #expect(shop.canvas.text.contains("the rest was cut"))
  }

  @Test(
    arguments: [[.character("t")], [.character("b"), Key(.enter)]] as [[Key]]
  )
  func `is seen while other windows stand in for those there are`(keys: [Key]) throws {
    let stage = try Stage(windows: 1, columns: 100)
    stage.press(Key(.enter))
    for key in keys { stage.press(key) }
    try #require(stage.desktop.standIn != nil || stage.desktop.split != nil)
    // A lesson stands below it.
    let row = stage.desktop.split?.layout.difference.row ?? 28
    var status: String { stage.line(row) }

    stage.send(.paste("cup"))
    #expect(status.hasPrefix(" No field to paste into here."))
    stage.desktop.say("Not saved: the disk is full.")
    stage.desktop.isSaved = false
    stage.desktop.draw()

    #expect(status.hasPrefix(" Not saved: the disk is full."))
    #expect(status.contains("not saved"))
    stage.press(Key(.pageUp), Key(.enter))
    #expect(status.contains("not saved"))
  }

  @Test func `is seen where there is room for nothing else`() throws {
    let stage = try Stage(windows: 1, columns: 20, rows: 6)

    stage.desktop.warn("Nothing is saved.")
    stage.desktop.draw()

    #expect(stage.desktop.canvas.text.contains("Nothing is saved."))
    #expect(stage.desktop.canvas.text.contains("20×6"))
  }

  @Test func `does not come back from another size`() throws {
    let stage = try Stage(windows: 1, columns: 40, rows: 11)
    stage.press(Key(.enter), .character("a"))
    #expect(stage.status.hasPrefix(" No room here: 80×24 is enough"))

    stage.desktop.resize(to: (160, 48))
    stage.desktop.draw()
    #expect(!stage.status.contains("too small"))
    stage.press(.character("t"), Key(.escape))

    #expect(stage.status.hasPrefix(" A · product “Teapot” pushed"))
  }

  @Test(arguments: [
    (Key.character("5"), "There is no tab 5."),
    (.character("f"), "f does nothing here; ? lists the keys."),
    (Key(.function(3)), "F3 does nothing here; ? lists the keys."),
    (.control("x"), "Ctrl-X does nothing here; ? lists the keys."),
  ])
  func `tells that it is bound to nothing`(key: Key, words: String) throws {
    let stage = try Stage(windows: 1)
    stage.press(Key(.enter))
    let count = stage.app.actionCount

    stage.press(key)

    #expect(stage.status.hasPrefix(" " + words))
    #expect(stage.app.actionCount == count)
  }

  @Test func `never tells that of what is typed or pressed in a field`() throws {
    let stage = try Stage(windows: 1)
    stage.press(.character("/"))

    for key in [Key.character("5"), .character("f"), Key(.function(3)), .control("x")] {
      stage.press(key)
      #expect(!stage.status.contains("does nothing") && !stage.status.contains("no tab"))
    }
  }

  @Test(arguments: [(120, 30), (80, 24), (40, 12)])
  func `counts the windows that would be restored wrongly where they are many`(
    columns: Int,
    rows: Int
  ) throws {
    let stage = try Stage(windows: 12, columns: columns, rows: rows, wiring: .appStorage)
    stage.press(.character("3"))

    stage.desktop.windowsRestoredDifferently = Array(stage.app.windows.windows.dropFirst())
    stage.desktop.draw()

    if columns > 60 { #expect(stage.status.contains("11 windows would be restored wrongly ✗")) }
    #expect(stage.status.contains("✗"))
    #expect(stage.status.contains(columns > 100 ? "every window is saved" : "appStorage"))
  }

  @Test func `leaves nothing to click in the place of the verdict it covers`() throws {
    let stage = try Stage(windows: 2, columns: 100, rows: 30)
    stage.press(Key(.enter))
    let canvas = stage.desktop.canvas
    let verdict = try #require(canvas.places(of: "unchanged ✓", in: canvas.bounds).first)
    stage.press(Key(.function(3)))

    stage.click(column: verdict.column, row: verdict.row)

    #expect(stage.desktop.dock == nil)
    stage.click(column: verdict.column, row: verdict.row)
    #expect(stage.desktop.dock != nil)
  }

  @Test func `stays while the button goes up that it is about`() throws {
    let stage = try Stage(windows: 1)
    stage.send(.paste("cup"))

    stage.send(.mouse(MouseEvent(kind: .release, column: 5, row: 5)))

    #expect(stage.status.hasPrefix(" No field to paste into here."))
  }
}
