import Foundation
import GRDB
import SceneNavigation
import ShopCore
import ShopData
import Testing

@Suite(.waitsForPrograms) struct `A wrong wiring` {
  @Test func `moves another window, which flashes, and the ledger names both stacks`() throws {
    let shop = try TmuxSession(shop: "--wiring", "appLevelPath")
    try shop.wait(for: "One router for all windows. Try Enter Tab 2 1")

    try shop.press("Enter")
    let moved = try shop.wait(for: "B and C moved as well ✗")
    #expect(moved.window("A").first?.contains("✗") == false)
    #expect(moved.lines.first?.contains("✗ B ‹ Home") == true)
    #expect(moved.status.hasSuffix("F2  one router for all windows ✗"))
    try shop.press("a")

    let ledger = try shop.settle(after: shop.wait(for: "┌─ Ledger"))
    #expect(ledger.contains("B  was   [Home]"))
    #expect(ledger.contains("is    [Home › Teapot]"))
    try shop.press("BTab", "?")
    try shop.wait(for: "Open something in one window, and every other window goes there too.")
  }

  @Test func `loses a link that comes early, and says so`() throws {
    let shop = try TmuxSession(shop: "--wiring", "droppedColdLink", "--open", "product/teapot")

    let first = try shop.wait(for: "A · this window has no link queue")

    #expect(first.status.contains("link-lands-once broken ✗"))
  }

  @Test func `is told by what is saved as well, before anybody quits`() throws {
    let shop = try TmuxSession(shop: "--wiring", "appStorage")

    try shop.press("Enter")

    try shop.wait(for: "A · product “Teapot” pushed · B and C would be restored wrongly ✗")
    try shop.press("Tab", "3")
    try shop.wait(for: "B · Profile selected")
    try shop.press("q")
    try shop.waitForEnd()
    let again = try TmuxSession(home: shop.home, shop: "--wiring", "appStorage")
    let back = try again.wait(for: "A, B and C were restored wrongly ✗")
    #expect(back.window("A").contains { $0.contains("[3 Profile]") })
    #expect(back.contains("Belonged to another window and was set aside: 1"))
    try again.press("a")
    try again.wait(for: "✗ restore-is-identity: A, B and C were restored wrongly")
  }

  @Test func `says that a step belonged to another tab`() throws {
    let shop = try TmuxSession(shop: "--wiring", "tabStorage")
    try shop.press("Enter", "3", "Enter")
    try shop.wait(for: "A · orders pushed")
    try shop.press("q")
    try shop.waitForEnd()

    let again = try TmuxSession(home: shop.home, shop: "--wiring", "tabStorage")

    try again.wait(for: "Belonged to another tab and was set aside: 1")
  }

  @Test func `puts the right one's windows aside where others take their place`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")
    try shop.press("F2", "Down", "Enter")
    try shop.wait(for: "Keep the windows")
    try shop.press("Enter")
    try shop.wait(for: "One router for all windows. ")

    try shop.press("F2", "Up", "Enter")
    try shop.wait(for: "Saved windows")
    try shop.press("Down", "Down", "Enter")
    try shop.wait(for: "are in the session “default.previous” now")

    let scenes = "\"$SHOP\" scenes --session default.previous"
    #expect(try TmuxSession.answer(to: scenes, home: shop.home).contains("Home › Teapot"))
  }

  @Test func `is left at run time, with the windows as they stand`() throws {
    let shop = try TmuxSession(shop: "--wiring", "appLevelPath")
    try shop.press("Enter")
    try shop.wait(for: "B and C moved as well ✗")

    try shop.press("F2")
    try shop.wait(for: "How the windows are wired")
    try shop.press("Enter")
    try shop.wait(for: "Keep the windows")
    try shop.press("Enter")
    let after = try shop.wait(for: "A router for each window.")
    #expect(after.contains("Home › Teapot"))
    try shop.press("Escape")

    let kept = try shop.wait(for: "B, C unchanged ✓")
    #expect(kept.window("B").contains { $0.contains("Home › Teapot") })
  }

  @Test func `does not take the place of the right one's windows unasked`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")

    try shop.press("F2", "Down", "Enter")
    let fresh = try shop.wait(for: "Keep the windows")
    #expect(!fresh.contains("Saved windows"))
    #expect(fresh.contains("time travel start over"))
    try shop.press("Down", "Enter")
    try shop.wait(for: "One router for all windows. ")
    try shop.press("Escape")
    try shop.wait(for: "B and C moved as well ✗")
    try shop.press("F2", "Up", "Enter")
    try shop.wait(for: "Saved windows")
    try shop.press("Enter")

    let back = try shop.wait(until: "the right wiring is on") {
      $0.status.hasSuffix("a router for each window ✓")
    }
    #expect(back.window("A").contains { $0.contains("Home › Teapot") })
  }

  @Test func `loses nothing that was done just before another one is chosen`() throws {
    let shop = try TmuxSession()

    try shop.press("3", "F2", "Down", "Enter", "Down", "Enter")
    try shop.wait(for: "One router for all windows. ")

    let scenes = try TmuxSession.answer(to: "\"$SHOP\" scenes", home: shop.home)
    #expect(scenes.contains("   ▸ Profile"))
  }

  @Test func `is not chosen while something is not saved`() throws {
    let shop = try TmuxSession()
    try shop.home.waitUntilSaved()
    try shop.home.openDatabase().whileHeld {
      try shop.press("3")
      try shop.wait(for: "Not saved:")
      try shop.press("F2", "Down", "Enter")
      try shop.wait(for: "Keep the windows")
      try shop.press("Down", "Enter")

      try shop.wait(for: "Nothing changed, because the last steps are not saved:")
    }

    #expect(try shop.wait(for: "Saved again.").status.hasSuffix("a router for each window ✓"))
    let scenes = try TmuxSession.answer(to: "\"$SHOP\" scenes", home: shop.home)
    #expect(scenes.contains("   ▸ Profile"))
  }

  @MainActor @Test func `says on the way back what of the windows could not be read`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")
    try shop.press("F2", "Down", "Enter")
    try shop.wait(for: "Keep the windows")
    try shop.press("Enter")
    try shop.wait(for: "One router for all windows. ")
    let database = try ShopDatabase(path: shop.home.file("shop/shop.db").path)
    var damage = StoredChanges()
    damage.scenes[SceneID(number: 1)] = ["home/0": Data("damaged".utf8)]
    try SceneStore(session: .standard, in: database).write(damage)

    try shop.press("F2", "Up", "Enter")
    try shop.wait(for: "Saved windows")
    try shop.press("Enter")

    let back = try shop.settle(after: shop.wait(for: "Could not be read"))
    #expect(back.window("A").contains { $0.contains("Could not be read") })
    #expect(back.status.hasSuffix("a router for each window ✓"))
  }

  @Test func `keeps its windows apart from those of the right one`() throws {
    let home = try TemporaryHome.stocked()
    do {
      let right = try TmuxSession(home: home)
      try right.press("Enter")
      try right.wait(for: "A · product “Teapot” pushed")
      try right.press("q")
      try right.waitForEnd()
      let wrong = try TmuxSession(home: home, shop: "--wiring", "appStorage")
      try wrong.press("3")
      try wrong.wait(for: "A · Profile selected")
      try wrong.press("Tab", "2")
      try wrong.wait(for: "B · Search selected")
      try wrong.press("q")
      try wrong.waitForEnd()
    }

    let wrong = try TmuxSession(home: home, shop: "--wiring", "appStorage")
    let same = try wrong.capture()
    for letter in ["A", "B", "C"] {
      #expect(same.window(letter).contains { $0.contains("[2 Search]") })
    }
    try wrong.press("q")
    try wrong.waitForEnd()
    let right = try TmuxSession(home: home)

    let capture = try right.capture()
    #expect(capture.window("A").contains { $0.contains("Home › Teapot") })
    #expect(capture.window("B").contains { $0.contains("[1 Home]") })
  }

  @Test func `that there is not is refused with all there are`() throws {
    let answer = try TmuxSession.answer(to: "\"$SHOP\" --wiring perhaps")

    #expect(answer.contains("status <64>"))
    // The sentence is wrapped at the edge of the terminal.
    let text = answer.lines.joined()
    for wiring in NamedWiring.allCases { #expect(text.contains(wiring.rawValue)) }
  }
}

@Suite(.waitsForPrograms) struct `Time` {
  @Test func `is gone back in, and come back from, and gone on from`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")
    try shop.press("Tab")
    try shop.wait(for: "B has the focus")
    try shop.press("3")
    try shop.wait(for: "B · Profile selected")

    try shop.press("t")
    try shop.wait(for: "This is now.")
    try shop.press("Home")
    let beginning = try shop.wait(for: "after action 0 of 3")
    #expect(beginning.contains(" A Home "))
    #expect(beginning.contains("≠ now: Home › Teapot"))
    try shop.press("Escape")
    let now = try shop.wait(for: "B · Profile selected · A, C unchanged ✓")
    #expect(now.contains("Home › Teapot"))
    try shop.press("t")
    try shop.wait(for: "This is now.")
    try shop.press("Left", "Left")
    try shop.wait(for: "after action 1 of 3")
    try shop.press("Enter")

    let then = try shop.wait(for: "all windows · back at an earlier action")
    #expect(then.window("A").contains { $0.contains("Home › Teapot") })
    #expect(then.window("B").contains { $0.contains("[1 Home]") })
  }
}

@Suite(.waitsForPrograms) struct `Lessons on the command line` {
  @Test func `are listed, and printed one by one`() throws {
    let list = try TmuxSession.answer(to: "\"$SHOP\" lessons")
    #expect(list.contains("appLevelPath"))
    #expect(list.contains("stack-or-router"))

    let lesson = try TmuxSession.answer(to: "\"$SHOP\" lessons droppedColdLink")
    #expect(lesson.contains("case .areLost:"))
    #expect(lesson.contains("The rule:"))
    #expect(lesson.contains("status <0>"))
  }
}
