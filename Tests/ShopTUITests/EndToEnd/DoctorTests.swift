import Foundation
import GRDB
import Testing

@Suite(.waitsForPrograms) struct `The doctor` {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  /// What the command says.
  private func doctor(_ arguments: String = "") throws -> Capture {
    try TmuxSession.answer(to: "\"$SHOP\" doctor \(arguments)", home: home)
  }

  /// A shop that was left.
  private func leaveShop() throws {
    let shop = try TmuxSession(home: home)
    try shop.press("Enter")
    try shop.wait(for: "A · product “Teapot” pushed")
    try shop.press("q")
    try shop.waitForEnd()
  }

  @Test func `finds all well where nothing is saved yet`() throws {
    let screen = try doctor()

    #expect(screen.contains("nothing is saved yet."))
    #expect(screen.contains("status <0>"))
    #expect(!FileManager.default.fileExists(atPath: home.file("shop").path))
  }

  @Test func `says what is saved, who has it open, and what the terminal can do`() throws {
    let shop = try TmuxSession(home: home)
    try shop.home.waitUntilSaved()

    let screen = try doctor()

    #expect(screen.contains("shop.db” is yours alone."))
    #expect(screen.contains("all intact."))
    #expect(screen.contains("“default” is open in process \(try home.holder())"))
    #expect(screen.contains("default.sock” is yours alone."))
    #expect(screen.contains("200 × 100"))
    #expect(screen.contains("status <0>"))
  }

  @Test func `finds what changed in the database, and puts it aside when asked to`() throws {
    try leaveShop()
    try home.openDatabase().write {
      try $0.execute(sql: "UPDATE purchaseLine SET price = 1 WHERE purchase = 1")
    }

    let found = try doctor()
    let mended = try doctor("--fix")
    let again = try doctor()

    #expect(found.contains("damaged  contents"))
    #expect(found.contains("rows of purchase that differ from what was saved: 1"))
    #expect(found.contains("status <1>"))
    #expect(mended.contains("The database was moved to “"))
    #expect(mended.contains("3 windows, "))
    #expect(mended.contains("status <0>"))
    #expect(again.contains("shop.db.damaged-"))
    #expect(again.contains("status <0>"))
    let shop = try TmuxSession(home: home)
    try shop.wait(for: "Home › Teapot")
  }

  @Test func `puts nothing aside that a session has open`() throws {
    let shop = try TmuxSession(home: home)
    try shop.home.waitUntilSaved()
    try home.openDatabase().write { try $0.execute(sql: "PRAGMA user_version = 1") }

    let screen = try doctor("--fix")

    #expect(screen.contains("damage was found earlier."))
    #expect(screen.contains("Nothing was set aside: quit default first."))
    #expect(screen.contains("status <3>"))
  }

  @Test func `closes to others what is open to them`() throws {
    try leaveShop()
    let open = "chmod 755 \"$XDG_STATE_HOME/shop\"; \"$SHOP\" doctor"

    let found = try TmuxSession.answer(to: open, home: home)
    let mended = try doctor("--fix")

    #expect(found.contains("is open to other users."))
    #expect(found.contains("status <1>"))
    #expect(mended.contains("status <0>"))
    #expect(try doctor().contains("wrong") == false)
  }

  @Test func `leaves another program's database where it is`() throws {
    let folder = home.file("shop")
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    try DatabaseQueue(path: folder.appending(path: "shop.db").path).write {
      try $0.execute(sql: "CREATE TABLE tea (name TEXT)")
    }
    chmod(folder.appending(path: "shop.db").path, 0o600)

    let found = try doctor()
    let screen = try doctor("--fix")

    #expect(found.contains("What is wrong has to be repaired by hand."))
    #expect(screen.contains("belongs to another program and was not changed"))
    #expect(screen.contains("200 × 100"))
    #expect(screen.contains("What is still wrong has to be repaired by hand."))
    #expect(screen.contains("status <1>"))
  }
}
