import NavigationLaws
import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A player` {
  private func play(_ text: String) throws -> HeadlessShop {
    let player = try Player(try Script(text: "size 120 30\n" + text))
    try player.play()
    return player.shop
  }

  /// What is said when a script is not played to its end.
  private func failure(of text: String) throws -> String {
    do {
      _ = try play(text)
    } catch let error as PlayError {
      return error.description
    }
    Issue.record("Everything was as expected in:\n\(text)")
    return ""
  }

  @Test(arguments: Scripts.names)
  func `finds everything as the shop's own scripts expect it`(name: String) throws {
    let player = try Player(try Script(file: Scripts.path(of: name)))

    try player.play()

    #expect(player.script.statements.contains { if case .expect = $0 { true } else { false } })
  }

  @Test func `keeps its wiring, and says so`() throws {
    let shop = try play("windows 2\nkey F2\nkey Enter")

    #expect(shop.canvas.text.contains("product “Teapot” pushed"))
    #expect(try play("key F2").canvas.text.contains("“wiring NAME” sets it."))
  }

  @Test(arguments: Scripts.names)
  func `shows the same every time`(name: String) throws {
    let script = try Script(file: Scripts.path(of: name))
    let players = [try Player(script), try Player(script)]

    for player in players { try player.play() }

    let files = players.map { PictureFormat.svg.file(of: $0.shop) }
    #expect(files[0] == files[1])
  }

  @Test func `starts over under another wiring`() throws {
    let shop = try play(
      """
      windows 2
      key Enter
      expect path A "Home › Teapot"
      quit
      wiring appLevelPath
      expect path A "Home"
      key Enter
      expect path B "Home › Teapot"
      expect law window-isolation broken
      wiring perScene
      expect laws hold
      """
    )

    #expect(shop.app.windows.windows.count == 2)
    #expect(shop.violations.isEmpty)
  }

  @Test func `does what the statements say`() throws {
    let shop = try play(
      """
      windows 3
      click "Teapot" in B
      open "orders" in C
      key /
      type "tea"
      """
    )

    #expect(shop.canvas.text.contains("B Search"))
    #expect(shop.canvas.text.contains("Profile › Orders"))
    #expect(shop.app.lastState.windows[1].scene.stack(of: .home).depth == 1)
  }

  @Test(arguments: ["key q n n", "type \"qnn\""])
  func `does nothing more once the shop has quit, also within a line`(line: String) throws {
    #expect(try failure(of: "windows 2\n\(line)\nrelaunch").contains("line 3"))
    #expect(try failure(of: "windows 2\n\(line)\nrelaunch").contains("the shop has quit"))
  }

  @Test(arguments: ["", "quit\n"])
  func `says why a link is refused as “shop open” does`(before: String) throws {
    let shop = try play("windows 2\n\(before)open \"nowhere/x\"\nexpect windows 2")

    #expect(shop.canvas.text.contains("The shop has no place “nowhere”."))
  }

  @Test func `clicks once, twice and with the middle button`() throws {
    let zoomed = try play("windows 2\ndouble click \"A Home\"")
    let opened = try play("windows 1\nmiddle click \"Teapot\" in A\nexpect windows 2")

    #expect(zoomed.app.windows.arrangement.isZoomed)
    #expect(opened.app.windows.windows.count == 2)
  }

  @Test func `turns the wheel and gives the screen another size`() throws {
    let shop = try play("windows 1\nwheel down 5 5\nresize 60 20")

    #expect(shop.app.lastState.windows[0].scene.stack(of: .home).root.scroll > 0)
    #expect((shop.canvas.width, shop.canvas.height) == (60, 20))
  }

  @Test func `comes back to what was there, cart and typed text included`() throws {
    let shop = try play(
      """
      windows 2
      key Enter Enter
      key Tab /
      type "ket"
      relaunch
      expect window B shows "ket"
      expect path A "Home › Teapot"
      expect focus B
      """
    )

    #expect(shop.app.shop.state.cart.count == 1)
    #expect(shop.desktop.cursor != nil)
  }

  @Test func `comes back to the windows in view`() throws {
    let lines = "windows 5\nresize 80 24\nkey g 5\nkey Shift-Tab Shift-Tab Shift-Tab"
    let before = try play(lines)
    let after = try play(lines + "\nrelaunch")

    #expect(before.desktop.firstShown == 1)
    #expect(after.desktop.firstShown == 1)
  }

  @Test(arguments: ["key /", "key Enter"])
  func `types no secret text where everyone could read it`(line: String) throws {
    let words = try failure(of: "windows 2\n\(line)\ntype secret card")

    #expect(words.contains("line 4, “type secret card” cannot be done: no field for secret text"))
  }

  @Test func `does nothing more once the shop has quit`() throws {
    let words = try failure(of: "key q\nkey Enter")

    #expect(words.contains("line 3, “key Enter” cannot be done: the shop has quit"))
    _ = try play("quit\nexpect windows 3\nrelaunch\nkey Enter\nexpect path A \"Home › Teapot\"")
  }

  @Test(arguments: [
    "window A shows \"Teapot\"", "status does not show \"refused\"", "window A unchanged",
  ])
  func `sees nothing once the shop has quit`(expectation: String) throws {
    let words = try failure(of: "windows 2\nkey q\nexpect \(expectation)")

    #expect(words.contains("“expect \(expectation)” cannot be done: the shop has quit"))
  }

  @Test(arguments: [
    ("expect window A shows \"Kettle drum\"", "it is not shown in\n┏━ A Home"),
    ("expect screen does not show \"Teapot\"", "it is shown in\n"),
    ("expect status shows \"refused\"", "it is not shown in\n What you do"),
    ("expect window D shows \"x\"", "there is no window D, only A, B and C."),
    ("expect focus B", "window A has the focus."),
    ("expect windows 2", "there are 3: A, B and C."),
    ("expect path A \"Home › Cup\"", "it is at “Home”."),
    ("expect link A \"myshop://cart\"", "its link is “myshop://home”."),
    ("expect law one-step broken", "it was kept."),
    ("click \"Kettle drum\" in A", "cannot be done: window A does not show it, but\n┏━ A"),
    ("click \"Teapot\" in E", "window E is not on the screen."),
    ("click 200 10", "cannot be done: the screen has 120 columns and 30 rows."),
    ("double click 12 31", "cannot be done: the screen has 120 columns and 30 rows."),
    ("wheel up 121 1", "cannot be done: the screen has 120 columns and 30 rows."),
    ("open \"cart\" in Z", "cannot be done: there is no window Z, only A, B and C."),
    ("answer payment", "cannot be done: no payment waits for an answer."),
  ])
  func `says what there is where it is otherwise than expected`(line: String, words: String) throws
  {
    let said = try failure(of: "windows 3\n" + line)

    #expect(said.hasPrefix("line 3, “\(line)”"))
    #expect(said.contains(words), "\(said)")
  }

  @Test func `tells a window that moved from one that only shows something else`() throws {
    let moved = try failure(of: "windows 2\nkey Enter\nexpect window A unchanged")
    let shows = try failure(
      of: "windows 2\nkey Enter\nkey Enter\nexpect window B unmoved\nexpect window B unchanged"
    )

    #expect(moved.contains("it was at “Home” and is at “Home › Teapot”."))
    #expect(shows.contains("its line 1 was “┌─ B Home"))
  }

  @Test func `knows when a law was broken`() throws {
    let player = try Player(try Script(text: "windows 2\nkey Enter\nexpect laws hold"))
    player.shop.app.windows.router(SceneID(number: 2))?
      .coordinator(of: AppTab.home.position, for: HomeRoute.self).navigate(to: .cart)

    #expect { try player.play() } throws: {
      "\($0)".contains("window-isolation broke in line 2, “key Enter”: B moved as well.")
    }
    #expect(player.words(against: .broken(.windowIsolation)) == nil)
    #expect(player.words(against: .kept(.windowIsolation)) != nil)
  }

  @Test(arguments: [
    (NamedWiring.appLevelPath, "tour", "window B unchanged"),
    (.sharedTabStack, "tour", "path C \"Home\""),
    (.appStorage, "checkout", "window A shows \"Mill Lane 4\""),
    (.droppedColdLink, "coldlink", "path A \"Home › Tea & Coffee › Teapot\""),
  ])
  func `finds a mistake in how the windows are composed`(
    wiring: NamedWiring,
    name: String,
    expectation: String
  ) throws {
    let script = try Scripts.text(at: "Resources/Scripts/\(name).shop")

    let words = try failure(of: "wiring \(wiring.rawValue)\n" + script.withoutSize)

    #expect(words.contains("“expect \(expectation)”"), "\(words)")
  }

  @Test func `finds a selected tab that does not lead to its root`() throws {
    let lines = "key Enter\nkey 1\nexpect path A \"Home\""

    let words = try failure(of: "wiring noPopToRootOnRetap\n" + lines)

    #expect(words.contains("it is at “Home › Teapot”."))
    _ = try play(lines)
  }

  @Test func `says as a live run does who would be restored wrongly`() throws {
    _ = try play(
      """
      windows 3
      wiring appStorage
      key 3
      expect status shows "B and C would be restored wrongly ✗"
      """
    )
  }

  @Test func `sees cells change outside of the window that acts`() throws {
    _ = try play(
      """
      windows 3
      wiring appLevelPath
      key ↓
      expect law frame-isolation broken
      """
    )
    _ = try play("windows 3\nkey ↓ Enter\nexpect law frame-isolation kept")
  }

  @Test(arguments: ["a", "i"])
  func `lets what tells of every window change beside them`(dock: String) throws {
    _ = try play("windows 2\nkey Enter \(dock)\nclick 3 4\nwheel down 5 6\nexpect laws hold")
  }

  @Test(arguments: ["t", "t ←"])
  func `lets the bar of time count a link that lands meanwhile`(keys: String) throws {
    let script = "windows 3\nkey Enter Esc\nkey \(keys)\nopen \"search?q=tea\" in B\n"

    let shop = try play(script + "expect laws hold\nexpect law frame-isolation kept")

    #expect(shop.canvas.text.contains("of 3"))
  }

  @Test(arguments: [
    // The ledger takes the inspector's place, and the keys from a window.
    "windows 2\nsize 60 16\nkey End Tab i Tab a\n",
    // There is no room for a window, but for a word.
    "windows 2\nsize 60 8\nopen \"nope\"\nopen \"cart\" in B\n",
    // What is kept nowhere is gone after a start.
    "windows 2\nopen \"cart\" in B\nkey d\nquit\nopen \"myshop://product/teapot\" in A\n",
  ])
  func `takes nothing for a broken frame that is none`(script: String) throws {
    let player = try Player(try Script(text: script + "expect laws hold"))

    try player.play()

    #expect(player.shop.violations.isEmpty)
  }

  @Test func `stops where it is told to`() throws {
    let player = try Player(try Script(text: "windows 1\nkey Enter\nkey Esc\n"))

    try player.play(through: 2)

    #expect(player.shop.canvas.text.contains("Home › Teapot"))
  }
}

extension String {
  /// A script without the line that says how large its screen is.
  fileprivate var withoutSize: String {
    split(separator: "\n").filter { !$0.hasPrefix("size ") }.joined(separator: "\n")
  }
}
