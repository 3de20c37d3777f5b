import Foundation
import GRDB
import Testing

@Suite(.waitsForPrograms) struct `A link from outside` {
  @Test func `lands in the window it names, and moves nothing else`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    let before = try shop.wait(for: "A · product “Teapot” pushed")
    let keptBefore = try kept(in: shop.home)

    let answer = try TmuxSession.answer(to: "\"$SHOP\" open order/7 --window 2", home: shop.home)

    #expect(
      answer.lines.first
        == "shop: B · Profile › Orders › Order 7 · pushes 2 · the shop has nothing there"
    )
    #expect(answer.contains("status <1>"))
    let after = try shop.wait(for: "B · link to order 7 opened · A, C unchanged ✓")
    #expect(after.focus == "A")
    #expect(after.window("A") == before.window("A"))
    #expect(after.window("C") == before.window("C"))
    #expect(after.window("B").contains { $0.contains("Profile › Orders › Order 7") })
    #expect(after.window("B").contains { $0.contains("A link opened order 7.") })
    let keptAfter = try kept(in: shop.home)
    #expect(keptAfter[1] == keptBefore[1])
    #expect(keptAfter[3] == keptBefore[3])
    #expect(keptAfter[2] != keptBefore[2])
    #expect(keptAfter[2]?.contains { $0.contains(#""cause":"link""#) } == true)
  }

  @Test func `says what may be meant where the shop has nothing`() throws {
    let shop = try TmuxSession()

    let answer = try TmuxSession.answer(to: "\"$SHOP\" open product/teapto", home: shop.home)

    let nearest = "the shop has nothing there; myshop://product/teapot is the nearest"
    #expect(answer.lines.first == "shop: A · Home › teapto · pushes 1 · \(nearest)")
    #expect(answer.contains("status <1>"))
    let screen = try shop.wait(for: "Did you mean")
    #expect(screen.window("A").contains { $0.contains("Teapot") })
  }

  @Test func `lands in the focused window where none is named`() throws {
    let shop = try TmuxSession(shop: "--windows", "2")
    try shop.press("Tab")
    try shop.wait(for: "B has the focus")

    let answer = try TmuxSession.answer(to: "\"$SHOP\" open myshop://cart", home: shop.home)

    #expect(answer.lines.first == "B · Home › Cart · pushes 1")
    try shop.wait(for: "B · link to cart opened")
  }

  @Test func `opens a new window, with the text it searches for`() throws {
    let shop = try TmuxSession(shop: "--windows", "2")

    let answer = try TmuxSession.answer(
      to: "\"$SHOP\" open 'search?q=tea' --new-window",
      home: shop.home
    )

    #expect(answer.lines.first == "C · Search “tea” · a new window")
    let screen = try shop.wait(for: "C opened at the search for “tea” · A, B unchanged ✓")
    #expect(screen.letters == ["A", "B", "C"])
    #expect(screen.window("C").contains { $0.contains("Find  tea") })
  }

  @Test func `to a window that would not be there starts nothing`() throws {
    let home = try TemporaryHome()
    let fresh = try TmuxSession.answer(to: "\"$SHOP\" open cart --window Q", home: home)
    let shop = try TmuxSession(home: home, shop: "--windows", "2")
    try shop.press("3")
    try shop.wait(for: "Profile selected")
    try shop.press("q")
    try shop.waitForEnd()

    let kept = try TmuxSession.answer(to: "\"$SHOP\" open cart --window C", home: home)

    #expect(fresh.contains("There is no window “Q”: only "))
    #expect(kept.contains("There is no window “C”: only A and B would be opened."))
    for answer in [fresh, kept] { #expect(answer.contains("status <1>")) }
  }

  @Test(arguments: [
    ("carx", "The shop has no place “carx”: did you mean “cart”?"),
    ("https://elsewhere.example/cart", "is not a link to the shop"),
    ("cart --window Q", "There is no window “Q”: A, B and C are open."),
  ])
  func `that is wrong says why, and changes nothing`(link: String, words: String) throws {
    let shop = try TmuxSession()
    let before = try shop.capture()
    let keptBefore = try kept(in: shop.home)

    let answer = try TmuxSession.answer(to: "\"$SHOP\" open \(link)", home: shop.home)

    #expect(answer.contains(words))
    #expect(answer.contains("status <1>"))
    #expect(try shop.capture() == before)
    #expect(try kept(in: shop.home) == keptBefore)
  }

  @Test func `starts the shop where it is not running`() throws {
    let command = TmuxSession.shell("\"$SHOP\" open product/teapot")
    let shop = try TmuxSession(command: command)

    let screen = try shop.wait(for: "A · link to product “Teapot” opened")

    #expect(screen.window("A").contains { $0.contains("Home › Tea & Coffee › Teapot") })
    try shop.press("q")
    try shop.wait(for: "status <0>")
  }

  @Test func `starts the shop with the windows there were, and lands in the one in focus`() throws {
    let shop = try TmuxSession(shop: "--windows", "2")
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")
    try shop.press("Tab")
    try shop.wait(for: "B has the focus")
    try shop.press("q")
    try shop.waitForEnd()

    let again = try TmuxSession(
      home: shop.home,
      command: TmuxSession.shell("\"$SHOP\" open order/7")
    )

    let screen = try again.wait(for: "B · link to order 7 opened")
    #expect(screen.window("A").contains { $0.contains("Home › Teapot") })
    #expect(screen.window("B").contains { $0.contains("Profile › Orders › Order 7") })
  }

  @Test func `is not lost where several come at once and none of them finds a shop`() throws {
    let home = try TemporaryHome()
    let shops = try ["product/teapot", "search?q=tea", "orders"].map { link in
      let wait = "while [ ! -e \"$HOME/go\" ]; do :; done"
      let command = TmuxSession.shell("\(wait); \"$SHOP\" open '\(link)'")
      return try TmuxSession(home: home, command: command)
    }

    try Data().write(to: home.file("go"))

    let screens = try shops.map { shop in
      try shop.wait(until: "the link was opened") {
        $0.contains("unchanged ✓") || $0.contains("status <")
      }
    }
    #expect(screens.filter { $0.contains("status <0>") }.count == 2)
    try home.waitUntilSaved()
    let scenes = try TmuxSession.answer(to: "\"$SHOP\" scenes", home: home)
    let paths = scenes.lines.prefix(4).map { $0.drop { " ▸".contains($0) } }
    #expect(
      paths == [
        "A  focused", "Home › Tea & Coffee › Teapot", "Search “tea”", "Profile › Orders",
      ]
    )
  }

  @Test func `starts no shop where there is no terminal`() throws {
    let answer = try TmuxSession.answer(to: "\"$SHOP\" open cart </dev/null")

    #expect(answer.contains("The session “default” is not open, and the shop cannot be started"))
    #expect(answer.contains("status <2>"))
  }

  @Test func `can be one of several that the shop begins with, each opened once`() throws {
    let shop = try TmuxSession(
      shop: "--windows",
      "2",
      "--open",
      "order/7",
      "--open",
      "myshop://product/teapot"
    )

    let screen = try shop.wait(for: "A · link to product “Teapot” opened")
    #expect(screen.window("B") == (try TmuxSession(shop: "--windows", "2").capture().window("B")))
    try shop.home.waitUntilSaved()
    let scenes = try TmuxSession.answer(to: "\"$SHOP\" scenes", home: shop.home)
    #expect(
      scenes.lines.prefix(4) == [
        "A  focused", "   ▸ Home › Tea & Coffee › Teapot", "     Search",
        "     Profile › Orders › Order 7",
      ]
    )
  }

  @Test func `keeps the shop from beginning where it is wrong`() throws {
    let answer = try TmuxSession.answer(to: "\"$SHOP\" --open cart --open carx")

    #expect(answer.contains("The shop has no place “carx”: did you mean “cart”?"))
    #expect(answer.contains("status <64>"))
  }

  @Test func `finds the session it is for`() throws {
    let one = try TmuxSession()
    let other = try TmuxSession(home: one.home, shop: "--session", "work", "--windows", "2")
    let before = try one.capture()

    let answer = try TmuxSession.answer(
      to: "\"$SHOP\" open cart --session work",
      home: one.home
    )

    #expect(answer.lines.first == "A · Home › Cart · pushes 1")
    try other.wait(for: "A · link to cart opened")
    #expect(try one.capture() == before)
  }

  @Test func `is not answered by a dead program, whose socket the next one replaces`() throws {
    let shop = try TmuxSession()
    kill(try shop.home.holder(), SIGKILL)
    try shop.waitForEnd()
    #expect(FileManager.default.fileExists(atPath: shop.home.file("shop/default.sock").path))

    let again = try TmuxSession(
      home: shop.home,
      command: TmuxSession.shell("\"$SHOP\" open cart")
    )
    try again.wait(for: "A · link to cart opened")
    let answer = try TmuxSession.answer(to: "\"$SHOP\" open order/7", home: shop.home)

    #expect(
      answer.lines.first
        == "shop: A · Profile › Orders › Order 7 · pushes 2 · the shop has nothing there"
    )
    try again.press("q")
    try again.wait(for: "status <0>")
    #expect(!FileManager.default.fileExists(atPath: shop.home.file("shop/default.sock").path))
  }

  /// What is kept of each window, as it is kept.
  private func kept(in home: TemporaryHome) throws -> [Int: [String]] {
    try home.waitUntilSaved()
    let database = try home.openDatabase()
    return try database.read { database in
      let rows = try Row.fetchAll(
        database,
        sql: "SELECT scene, key, value FROM sceneValue ORDER BY scene, key"
      )
      return Dictionary(grouping: rows) { $0["scene"] as Int }.mapValues { rows in
        rows.map { String(decoding: $0["value"] as Data, as: UTF8.self) }
      }
    }
  }
}
