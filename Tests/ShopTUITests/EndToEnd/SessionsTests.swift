import Foundation
import GRDB
import ShopCore
import ShopData
import Testing

@Suite(.waitsForPrograms) struct `A session` {
  @Test func `is refused to a second program, which says who has it`() throws {
    let shop = try TmuxSession()

    let screen = try TmuxSession.answer(to: "\"$SHOP\"", home: shop.home)

    #expect(screen.contains("The session “default” is already open in process"))
    #expect(screen.contains("--session NAME"))
    #expect(screen.contains("status <3>"))
  }

  @Test func `runs beside another one, each with its own windows`() throws {
    let one = try TmuxSession()
    let other = try TmuxSession(home: one.home, shop: "--session", "work", "--windows", "2")

    try one.press("Enter")
    try one.wait(for: "A · product “Teapot” pushed")
    try other.press("3")
    try other.wait(for: "A · Profile selected")

    #expect(try other.capture().letters == ["A", "B"])
    try one.home.waitUntilSaved()
    try one.home.waitUntilSaved("work")
    let screen = try TmuxSession.answer(to: "\"$SHOP\" sessions", home: one.home)
    #expect(screen.lines.contains { $0.contains("default  3 windows   open in process") })
    #expect(screen.lines.contains { $0.contains("work     2 windows   open in process") })
  }

  @Test func `was last used when it was left`() throws {
    let shop = try TmuxSession()
    try shop.home.waitUntilSaved()
    let database = try shop.home.openDatabase()
    try database.write { try $0.execute(sql: "UPDATE session SET usedAt = '2001-01-01T00:00:00Z'") }

    try shop.press("q")
    try shop.waitForEnd()

    let screen = try TmuxSession.answer(to: "\"$SHOP\" sessions", home: shop.home)
    #expect(screen.contains("default  3 windows   last used 2"))
    #expect(!screen.contains("2001-01-01"))
  }

  @Test func `is left for new windows with --fresh, and kept under another name`() throws {
    let shop = try shopLeftAtTeapot()

    let fresh = try TmuxSession(home: shop.home, shop: "--fresh")

    let screen = try fresh.wait(for: "The old windows are now in the session “default.previous”")
    #expect(!screen.contains("Home › Teapot"))
    let old = try TmuxSession(home: shop.home, shop: "--session", "default.previous")
    try old.wait(for: "Home › Teapot")
  }

  @Test func `has what it keeps under a wiring to itself as well`() throws {
    let shop = try TmuxSession(shop: "--wiring", "appStorage", "--windows", "1")

    let reset = "\"$SHOP\" reset --force --session default.appStorage"
    let screen = try TmuxSession.answer(to: reset, home: shop.home)

    #expect(screen.contains("Nothing was deleted: the session “default.appStorage” is open"))
    #expect(screen.contains("status <3>"))
  }

  @Test func `is not opened by the name under which it keeps windows of a mistake`() throws {
    let command = "\"$SHOP\" --session work.previous.appLevelPath+tabStorage"
    let screen = try TmuxSession.answer(to: command, home: try TemporaryHome())

    #expect(screen.contains("“--session work.previous --wiring appLevelPath+tabStorage”"))
    #expect(screen.contains("status <64>"))
  }

  @Test func `is open for shop reset too where it keeps nothing but under a wiring`() throws {
    let shop = try TmuxSession(shop: "--session", "y", "--wiring", "appStorage", "--windows", "1")

    let screen = try TmuxSession.answer(
      to: "\"$SHOP\" reset --session y --force",
      home: shop.home
    )

    #expect(screen.contains("Nothing was deleted: the session “y” is open"))
    #expect(screen.contains("status <3>"))
  }

  @Test func `goes on as it is where another program has what it keeps under a wiring`() throws {
    let shop = try TmuxSession(shop: "--windows", "1")
    let directory = StateDirectory(environment: ["XDG_STATE_HOME": shop.home.path])
    let other = try SessionLock(SessionName.standard.under(.appLevelPath), in: directory)

    try shop.press("F2", "Down", "Enter")
    try shop.wait(for: "Switch to appLevelPath")
    try shop.press("Enter")

    // How much of its name there is room for depends on the number of the other process.
    try shop.wait(for: "Nothing changed: The session “default.app")
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")
    #expect(try shop.capture().contains("a router for each window ✓"))
    withExtendedLifetime(other) {}
  }

  @Test func `stays with its wiring where what another one keeps cannot be read`() throws {
    let shop = try TmuxSession(shop: "--wiring", "appLevelPath", "--windows", "1")
    let database = try shop.home.openDatabase()
    try database.write { try $0.execute(sql: "ALTER TABLE sceneValue RENAME TO lost") }

    try shop.press("F2", "Down", "Down", "Enter")
    try shop.wait(for: "Switch to sharedTabStack")
    try shop.press("Enter")

    let refused = try shop.wait(for: "Nothing changed: ")
    #expect(refused.status.hasSuffix("one router for all windows ✗"))
    try database.write { try $0.execute(sql: "ALTER TABLE lost RENAME TO sceneValue") }
    let kept = "\"$SHOP\" reset --force --session default.appLevelPath"
    #expect(try TmuxSession.answer(to: kept, home: shop.home).contains("Nothing was deleted"))
    try shop.press("Enter", "q")
    try shop.waitForEnd()
    let again = try TmuxSession(home: shop.home, shop: "--wiring", "appLevelPath")
    try again.wait(for: "Home › Teapot")
  }

  @Test func `leaves its windows for new ones beside those that were left before`() throws {
    let shop = try shopLeftAtTeapot()
    let fresh = try TmuxSession(home: shop.home, shop: "--fresh")
    try fresh.wait(for: "default.previous")
    try fresh.press("q")
    try fresh.waitForEnd()
    let previous = try TmuxSession(home: shop.home, shop: "--session", "default.previous")

    let again = try TmuxSession(home: shop.home, shop: "--fresh")

    try again.wait(for: "are now in the session “default.previous-2”")
    #expect(try previous.capture().contains("Home › Teapot"))
  }

  @Test func `is printed by shop scenes, for people and for programs`() throws {
    let shop = try TmuxSession(shop: "--windows", "2")
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")
    try shop.press("Tab", "/")
    try shop.type("tea")
    try shop.wait(for: "Find  tea")
    try shop.home.waitUntilSaved()

    let screen = try TmuxSession.answer(to: "\"$SHOP\" scenes", home: shop.home)
    let json = try TmuxSession.answer(to: "\"$SHOP\" scenes --json", home: shop.home)

    #expect(
      screen.lines.prefix(8) == [
        "A", "   ▸ Home › Teapot", "     Search", "     Profile",
        "B  focused", "     Home", "   ▸ Search “tea”", "     Profile",
      ]
    )
    #expect(json.contains(#""product" : {"#))
    #expect(json.contains(#""letter" : "B""#))
  }

  @Test func `is removed by shop reset, after asking`() throws {
    let shop = try TmuxSession()
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")
    let refused = try TmuxSession.answer(to: "\"$SHOP\" reset", home: shop.home)
    #expect(refused.contains("status <3>"))
    try shop.press("q")
    try shop.waitForEnd()

    let no = try TmuxSession.answer(to: "echo n | \"$SHOP\" reset", home: shop.home)
    #expect(no.contains("Nothing was deleted"))
    #expect(no.contains("status <1>"))
    let asked = try TmuxSession(home: shop.home, command: TmuxSession.shell("\"$SHOP\" reset"))
    try asked.wait(for: "Delete everything saved in the session “default”? [y/N]")
    try asked.press("y", "Enter")
    try asked.wait(for: "The session “default” was deleted.")

    let again = try TmuxSession(home: shop.home)
    #expect(try !again.capture().contains("Home › Teapot"))
  }

  @Test func `keeps its lock out of what is asked and said where descriptors are closed`() throws {
    let shop = try shopLeftAtTeapot()

    let unread = try TmuxSession.answer(to: "\"$SHOP\" reset <&-", home: shop.home)
    #expect(unread.contains("[y/N]"))
    #expect(unread.contains("Nothing was deleted: the answer was not yes."))
    _ = try TmuxSession.answer(to: "echo n | \"$SHOP\" reset 2>&-", home: shop.home)

    let lock = try String(contentsOf: shop.home.file("shop/default.lock"), encoding: .utf8)
    #expect(!lock.contains("Remove"))
  }

  @Test func `is removed with what it keeps under mistakes`() throws {
    let shop = try TmuxSession(shop: "--wiring", "appStorage", "--windows", "1")
    try shop.wait(for: "appStorage")
    try shop.press("3")
    try shop.wait(for: "Profile selected")
    try shop.press("q")
    try shop.waitForEnd()

    let screen = try TmuxSession.answer(
      to: "\"$SHOP\" reset --force; \"$SHOP\" sessions",
      home: shop.home
    )

    #expect(screen.contains("The session “default” was deleted, and with it “default.appStorage”."))
    #expect(screen.contains("No sessions are saved yet."))
  }

  @Test func `is not said to be open where its lock cannot be had`() throws {
    let shop = try shopLeftAtTeapot()
    let lock = "\"$XDG_STATE_HOME/shop/default.lock\""

    let screen = try TmuxSession.answer(
      to: "ln -sf nowhere \(lock); \"$SHOP\" reset --force",
      home: shop.home
    )

    #expect(screen.contains("is a symbolic link, where a file is needed."))
    #expect(screen.contains("status <1>"))
  }

  @Test(arguments: [
    ("echo yes |", "", "The session “default” was deleted.", 0),
    ("echo Y |", "2>asked.txt", "The session “default” was deleted.", 0),
    ("", "</dev/null", "the answer was not yes. “--force” does not ask.", 1),
  ])
  func `is removed where a yes is piped, and only there`(
    before: String,
    after: String,
    words: String,
    status: Int
  ) throws {
    let home = try TemporaryHome()
    let shop = try TmuxSession(home: home)
    try shop.press("q")
    try shop.waitForEnd()

    let screen = try TmuxSession.answer(to: "\(before) \"$SHOP\" reset \(after)", home: home)

    #expect(screen.contains(words))
    #expect(screen.contains("status <\(status)>"))
  }

  @Test func `offers to go on without saving where it cannot be kept`() throws {
    let file = "mkdir -p \"$XDG_STATE_HOME\" && : >\"$XDG_STATE_HOME/shop\"; \"$SHOP\""
    let shop = try TmuxSession(command: TmuxSession.shell(file))
    try shop.wait(for: "is in the way: a folder is needed there.")
    try shop.wait(for: "Continue without saving? [y/N]")

    try shop.press("y", "Enter")

    try shop.wait(for: "Nothing is saved.")
    try shop.press("Enter")
    let screen = try shop.wait(for: "A · product “Teapot” pushed")
    #expect(screen.contains("not saved"))
  }

  @Test(.withoutSanitizer("It writes larger files than the test allows."), arguments: [20, 200])
  func `offers to go on without saving where there is no room for a database`(kilobytes: Int) throws
  {
    let shop = try TmuxSession(command: TmuxSession.shell("ulimit -f \(kilobytes * 2); \"$SHOP\""))
    try shop.wait(for: "Continue without saving? [y/N]")

    try shop.press("y", "Enter")

    try shop.wait(for: "Nothing is saved.")
    try shop.press("Enter")
    let screen = try shop.wait(for: "A · product “Teapot” pushed")
    #expect(screen.contains("not saved"))
  }

  @Test(.withoutSanitizer("It writes larger files than the test allows."), arguments: [20, 200])
  func `is not there after starts that could keep nothing`(kilobytes: Int) throws {
    let home = try TemporaryHome()

    for _ in 0..<4 {
      let shop = try TmuxSession(
        home: home,
        command: TmuxSession.shell("ulimit -f \(kilobytes * 2); \"$SHOP\"")
      )
      try shop.wait(for: "Continue without saving? [y/N]")
      try shop.press("n", "Enter")
      try shop.wait(for: "status <1>")
    }

    let sessions = try TmuxSession.answer(to: "\"$SHOP\" sessions", home: home)
    #expect(sessions.contains("No sessions are saved yet."))
    let shop = try TmuxSession(columns: 200, home: home)
    #expect(try !shop.capture().contains("The program crashed twice"))
  }

  @Test func `puts nothing aside where no windows were kept`() throws {
    let shop = try TmuxSession()
    try shop.press("q")
    try shop.waitForEnd()
    _ = try TmuxSession.answer(to: "\"$SHOP\" reset --force", home: shop.home)
    try markAsRestoring(in: shop.home, times: 2)

    let again = try TmuxSession(columns: 200, home: shop.home)

    #expect(try !again.capture().contains("The program crashed twice"))
    try again.home.waitUntilSaved()
    let sessions = try TmuxSession.answer(to: "\"$SHOP\" sessions", home: shop.home)
    #expect(!sessions.contains("default.failed"))
  }

  @Test func `begins anew beside a damaged database, which is kept`() throws {
    let file =
      "mkdir -p \"$XDG_STATE_HOME/shop\" && echo nonsense >\"$XDG_STATE_HOME/shop/shop.db\"; \"$SHOP\""
    let shop = try TmuxSession(columns: 240, command: TmuxSession.shell(file))

    let said = try shop.wait(for: "any key closes")
    #expect(said.contains("it does not begin"))
    #expect(said.contains("It was moved to"))
    #expect(said.contains("a new one was started."))

    let folder = shop.home.file("shop")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let aside = try #require(names.first { $0.hasPrefix("shop.db.damaged-") })
    #expect(
      try String(contentsOf: folder.appendingPathComponent(aside), encoding: .utf8) == "nonsense\n"
    )
    // On the screen it goes with the next key.
    try shop.press("Enter", "q")
    try shop.wait(for: "\(aside)”")
  }

  @Test func `begins with all that can be read where importing met damage, which works then`()
    throws
  {
    let shop = try shopLeftAtTeapot()
    try damage("productOnShelfByPrice", in: shop.home)

    let refused = try TmuxSession.answer(to: "\"$SHOP\" import --sample", home: shop.home)
    let again = try TmuxSession(
      columns: 240,
      home: shop.home,
      command: TmuxSession.shell("\"$SHOP\"")
    )
    try again.wait(for: "any key closes")
    try again.press("Enter", "q")
    try again.wait(for: "3 windows, ")
    try again.waitForEnd()
    let imported = try TmuxSession.answer(to: "\"$SHOP\" import --sample", home: shop.home)

    #expect(refused.contains("Start “shop” to set it aside and continue with what can be read."))
    #expect(refused.contains("status <1>"))
    #expect(imported.contains("status <0>"))
  }

  @Test func `says what to do where it meets damage while it runs`() throws {
    let shop = try shopLeftAtTeapot()
    try damage("reviewByAuthor", in: shop.home)

    let again = try TmuxSession(
      home: shop.home,
      command: TmuxSession.shell("\"$SHOP\" --open myshop://user/ada")
    )

    try again.wait(for: "Quit and start again: what can be read is kept.")
    try again.press("q")
    try again.waitForEnd()
    let third = try TmuxSession(columns: 240, home: shop.home)
    #expect(try third.wait(for: "any key closes").contains("It was moved to"))
  }

  /// Zeroes the first page of a table or an index.
  private func damage(_ name: String, in home: TemporaryHome) throws {
    let page = try home.openDatabase().writeWithoutTransaction { database in
      _ = try database.checkpoint(.truncate)
      return try Int.fetchOne(
        database,
        sql: "SELECT rootpage FROM sqlite_master WHERE name = ?",
        arguments: [name]
      )
    }
    let file = try FileHandle(forUpdating: home.file("shop/shop.db"))
    try file.seek(toOffset: UInt64((#require(page) - 1) * 4_096))
    try file.write(contentsOf: Data(count: 4_096))
    try file.close()
  }

  @Test func `goes on while another program has the database, and makes up for it`() throws {
    let shop = try TmuxSession()
    try shop.home.waitUntilSaved()
    try shop.home.openDatabase().whileHeld {
      try shop.press("Enter")
      try shop.wait(for: "Not saved:")
      try shop.wait(for: "Home › Teapot")
    }

    try shop.wait(for: "Saved again.")
    try shop.press("q")
    try shop.waitForEnd()

    let again = try TmuxSession(home: shop.home)
    try again.wait(for: "Home › Teapot")
  }

  @Test func `does not end unasked with what could not be saved`() throws {
    let home = try TemporaryHome()
    let shop = try TmuxSession(home: home, command: TmuxSession.shell("\"$SHOP\""))
    try shop.wait(for: "What you do in one window")
    try home.waitUntilSaved()
    try home.openDatabase().whileHeld {
      try shop.press("Enter")
      try shop.wait(for: "Not saved:")
      try shop.press("Escape")
      let later = try shop.wait(for: "A · product “Teapot” popped")
      #expect(later.status.contains("not saved"))

      try shop.press("q")
      try shop.wait(for: "Press q again to quit unsaved:")
      try shop.press("3")
      try shop.wait(for: "A · Profile selected")
      try shop.press("q")
      try shop.wait(for: "Press q again to quit unsaved:")
      try shop.press("q")

      let end = try shop.wait(for: "status <1>")
      #expect(end.contains("Not saved: “"))
    }
  }

  @Test func `says why it was not saved in a small terminal too`() throws {
    let shop = try TmuxSession(columns: 80, rows: 24)
    try shop.home.waitUntilSaved()
    let file = shop.home.file("shop/shop.db")
    try FileManager.default.moveItem(at: file, to: shop.home.file("shop/shop.db.away"))

    try shop.press("q")

    try shop.wait(for: "Press q again to quit unsaved: “shop.db” was removed or replaced.")
  }

  @Test func `is left by a second click on “q quit” with what could not be saved`() throws {
    let home = try TemporaryHome()
    let shop = try TmuxSession(home: home, command: TmuxSession.shell("\"$SHOP\""))
    try shop.wait(for: "What you do in one window")
    try home.waitUntilSaved()
    try home.openDatabase().whileHeld {
      try shop.press("3")
      try shop.wait(for: "not saved  ")

      try shop.click(on: "q quit")
      try shop.wait(for: "Press q again to quit unsaved:")
      // Another cell, for this is no double click.
      try shop.click(on: "quit", occurrence: 2)

      try shop.wait(for: "status <1>")
    }
  }

  @Test func `says what is not saved when a signal ends it`() throws {
    let home = try TemporaryHome()
    let command = "sh -c 'echo $$ >pid; exec \"$SHOP\"'"
    let shop = try TmuxSession(home: home, command: TmuxSession.shell(command))
    try shop.wait(for: "What you do in one window")
    let text = try String(contentsOf: home.file("pid"), encoding: .utf8)
    let process = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
    try home.waitUntilSaved()
    try home.openDatabase().whileHeld {
      try shop.press("3")
      try shop.wait(for: "not saved  ")

      kill(process, SIGTERM)

      #expect(try shop.wait(for: "status <143>").contains("shop: Not saved:"))
    }
  }

  @Test(arguments: [
    "\"$SHOP\" </dev/null", "\"$SHOP\" --fresh </dev/null", "\"$SHOP\" --open home | cat",
    "\"$SHOP\" --fresh --catalog /nope",
  ])
  func `is as it was after starts that were refused`(start: String) throws {
    let shop = try shopLeftAtTeapot()

    for _ in 0..<3 {
      let refused = try TmuxSession.answer(to: start, home: shop.home)
      #expect(refused.contains("The shop needs a terminal") || refused.contains("“/nope”"))
    }

    let again = try TmuxSession(home: shop.home)
    try again.wait(for: "Home › Teapot")
  }

  @Test func `puts every windows aside that could not be restored, the same day too`() throws {
    let shop = try shopLeftAtTeapot()

    for _ in 0..<2 {
      try markAsRestoring(in: shop.home, times: 2)
      let again = try TmuxSession(columns: 200, home: shop.home)
      try again.wait(for: "The program crashed twice while restoring")
      try again.press("3")
      try again.wait(for: "A · Profile selected")
      try again.press("q")
      try again.waitForEnd()
    }

    let screen = try TmuxSession.answer(to: "\"$SHOP\" sessions", home: shop.home)
    let names = screen.lines.compactMap { $0.firstMatch(of: #/default\.failed-[0-9-]+/#)?.output }
    #expect(names.count == 2)
    let first = try #require(names.min { $0.count < $1.count })
    let old = try TmuxSession(home: shop.home, shop: "--session", String(first))
    try old.wait(for: "Home › Teapot")
  }

  @Test func `begins anew after two launches that died while restoring`() throws {
    let shop = try shopLeftAtTeapot()
    try markAsRestoring(in: shop.home, times: 2)

    let again = try TmuxSession(columns: 200, home: shop.home)

    let screen = try again.wait(for: "The program crashed twice while restoring")
    #expect(!screen.contains("Home › Teapot"))
    let name = try #require(screen.status.firstMatch(of: #/“(default\.failed-[0-9-]+)”/#)?.output.1)
    let old = try TmuxSession(home: shop.home, shop: "--session", String(name))
    try old.wait(for: "Home › Teapot")
  }

  /// A shop that was quit with the Teapot in A.
  private func shopLeftAtTeapot() throws -> TmuxSession {
    let shop = try TmuxSession()
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")
    try shop.press("q")
    try shop.waitForEnd()
    return shop
  }

  /// Leaves the lock as launches do that die before their first picture.
  private func markAsRestoring(in home: TemporaryHome, times: Int) throws {
    let lock = home.file("shop/default.lock")
    try "1\n2026-11-21T08:20:14Z\n\(times)\n".write(to: lock, atomically: false, encoding: .utf8)
  }
}
