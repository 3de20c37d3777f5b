import Foundation
import Testing

@Suite(.waitsForPrograms) struct `Scripts on the command line` {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  private func script(_ text: String, named name: String = "tour.shop") throws -> String {
    try Data(text.utf8).write(to: home.file(name))
    return home.file(name).path
  }

  private func answer(to arguments: String) throws -> Capture {
    try TmuxSession.answer(to: "\"$SHOP\" \(arguments)", home: home)
  }

  /// A terminal in which a script is played in front of a person.
  private func watched(_ path: String) throws -> TmuxSession {
    let shop = try TmuxSession(
      home: home,
      command: TmuxSession.shell("\"$SHOP\" replay \(path)")
    )
    try shop.wait(for: "Space pauses")
    return shop
  }

  @Test func `are played without a terminal, and draw pictures, films and casts`() throws {
    let path = try script("windows 2\nsize 90 24\nkey Enter\nexpect window B unchanged\nkey Esc\n")

    let screen = try answer(
      to: "replay \(path) --picture p.svg --at 4 --cast p.cast --film film.svg </dev/null"
    )

    #expect(screen.contains("Played 4 of 5 lines: 1 of 1 expectations passed."))
    #expect(screen.contains("status <0>"))
    let picture = try String(contentsOf: home.file("p.svg"), encoding: .utf8)
    #expect(picture.contains("12 in stock"))
    let film = try String(contentsOf: home.file("film.svg"), encoding: .utf8)
    #expect(film.contains("12 in stock") && film.contains("@keyframes f1{"))
    let cast = try String(contentsOf: home.file("p.cast"), encoding: .utf8)
    #expect(cast.hasPrefix("{\"version\": 2, \"width\": 90, \"height\": 24"))
    #expect(!FileManager.default.fileExists(atPath: home.file("shop").path))
  }

  @Test func `draw pictures into a folder that they make`() throws {
    let path = try script("windows 1\nsize 60 20\npicture home.txt\n")

    let screen = try answer(to: "replay \(path) --headless --into a/b --picture ./end.txt")

    #expect(screen.contains("status <0>"))
    for name in ["a/b/home.txt", "end.txt"] {
      #expect(try String(contentsOf: home.file(name), encoding: .utf8).contains("A Home"))
    }
  }

  @Test(arguments: [
    "--export-test tour.txt", "--cast ./tour.txt", "--picture tour.txt", "--headless --into .",
    "--film ./tour.svg",
  ])
  func `never overwrite themselves`(arguments: String) throws {
    let text = "windows 1\nsize 60 20\npicture tour.txt\n"
    let name = arguments.hasSuffix(".svg") ? "tour.svg" : "tour.txt"
    let path = try script(text, named: name)

    let screen = try answer(to: "replay \(path) \(arguments)")

    #expect(screen.contains("\(name)” is the script itself: name another file."))
    #expect(screen.contains("status <1>"))
    #expect(try String(contentsOf: home.file(name), encoding: .utf8) == text)
  }

  @Test(arguments: [
    ("--picture same.svg --cast ./same.svg", "“same.svg” and “./same.svg” are the same file"),
    ("--film same.svg --cast ./same.svg", "“same.svg” and “./same.svg” are the same file"),
    ("--picture home.svg", "“./home.svg” and “home.svg” are the same file"),
    ("--into a --cast a/home.svg", "“a/home.svg” and “a/home.svg” are the same file"),
  ])
  func `write no file over another one`(arguments: String, words: String) throws {
    let path = try script("windows 1\nsize 60 20\npicture home.svg\n")

    let screen = try answer(to: "replay \(path) --headless \(arguments)")

    #expect(screen.contains(words))
    #expect(screen.contains("status <64>"))
    #expect(!FileManager.default.fileExists(atPath: home.file("same.svg").path))
  }

  @Test func `end with the line that is not as expected`() throws {
    let path = try script("windows 2\nkey Enter\nexpect path A \"Home\"\n")

    let screen = try answer(to: "replay \(path) --headless --picture end.txt --cast end.cast")

    #expect(screen.contains("line 3, “expect path A \"Home\"”: it is at “Home › Teapot”."))
    #expect(screen.contains("status <1>"))
    let picture = try String(contentsOf: home.file("end.txt"), encoding: .utf8)
    #expect(picture.contains("12 in stock"))
    #expect(FileManager.default.fileExists(atPath: home.file("end.cast").path))
  }

  @Test func `show what is to be seen instead, line by line`() throws {
    let path = try script("windows 1\nsize 60 20\nexpect window A shows \"Teapor\"\n")

    let screen = try answer(to: "replay \(path) --headless")

    let lines = screen.lines
    #expect(lines.contains { $0.hasPrefix("┏━ A Home") })
    #expect(lines.contains { $0.hasPrefix("│› Teapot") })
  }

  @Test(.withoutSanitizer("It writes larger files than the test allows."))
  func `leave the pictures there were where new ones cannot be written whole`() throws {
    let path = try script("windows 2\nkey Enter\n")
    try Data("as it was".utf8).write(to: home.file("end.svg"))

    let command = "ulimit -f 4; \"$SHOP\" replay \(path) --headless --picture end.svg"
    let screen = try TmuxSession.answer(to: command, home: home)

    #expect(screen.contains("end.svg” cannot be written: File too large."))
    #expect(screen.contains("status <1>"))
    #expect(try String(contentsOf: home.file("end.svg"), encoding: .utf8) == "as it was")
    let files = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(!files.contains { $0.contains("unfinished") })
  }

  @Test(arguments: [
    ("--at 4", "“--at 4” is past the script's last line, 3."),
    ("--at 0", "“--at 0” must be at least 1."),
  ])
  func `are not played to a line there is not`(arguments: String, words: String) throws {
    let path = try script("windows 2\n# On.\nkey Enter\n")

    let screen = try answer(to: "replay \(path) \(arguments)")

    #expect(screen.contains(words))
    #expect(screen.contains("status <64>"))
  }

  @Test func `are refused where a line is wrong`() throws {
    let path = try script("windows 2\nkey Entr\n")

    let screen = try answer(to: "replay \(path) --headless")

    #expect(screen.contains("tour.shop, line 2: Expected a key"))
    #expect(screen.contains("status <4>"))
    #expect(try answer(to: "replay nowhere.shop").contains("status <4>"))
    #expect(try answer(to: "replay \(path) --speed 0").contains("status <64>"))
    #expect(try answer(to: "replay \(path) --export-test --at 1").contains("status <64>"))
  }

  @Test func `become tests that replace others only if told to`() throws {
    let path = try script("windows 2\nkey Enter\n")
    let test = home.file("Tour.swift")
    try Data("as it was".utf8).write(to: test)

    let refused = try answer(to: "replay \(path) --export-test \(test.path)")

    #expect(refused.contains("Tour.swift” already exists; “--force” replaces it."))
    #expect(refused.contains("status <1>"))
    #expect(try String(contentsOf: test, encoding: .utf8) == "as it was")
    let forced = try answer(to: "replay \(path) --export-test --force \(test.path)")
    #expect(forced.contains("status <0>"))
    #expect(try String(contentsOf: test, encoding: .utf8).contains("@Test func"))
    #expect(try answer(to: "replay \(path) --force").contains("status <64>"))
  }

  @Test func `may begin with a byte order mark`() throws {
    let path = try script("\u{FEFF}windows 2\nkey Enter\n")

    #expect(try answer(to: "replay \(path) --headless").contains("Played 2 lines"))
  }

  @Test func `are played in front of a person, and stop where it is not as expected`() throws {
    let good = try script("windows 2\nkey Enter\nexpect path A \"Home › Teapot\"\npause 0.1\n")
    let bad = try script("windows 2\nkey Enter\nexpect windows 3\n", named: "bad.shop")

    let shown = try TmuxSession(
      home: home,
      command: TmuxSession.shell("\"$SHOP\" replay \(good) --speed 5")
    )
    try shown.wait(for: "12 in stock")
    try shown.wait(until: "its last picture stands, with the last key in the corner") {
      $0.contains("all played · any key ends") && $0.lines.contains { $0.hasPrefix(" Enter ") }
        && $0.contains("12 in stock")
    }
    try shown.press("Enter")
    let end = try shown.wait(for: "status <0>")
    let stopped = try TmuxSession(
      home: home,
      command: TmuxSession.shell("\"$SHOP\" replay \(bad) --speed 20")
    )
    let seen = try stopped.wait(for: "line 3 failed · any key ends")
    try stopped.press("Enter")
    let failed = try stopped.wait(for: "status <1>")

    #expect(seen.contains("12 in stock"))
    #expect(!end.contains("12 in stock"))
    #expect(end.contains("Played 4 lines: 1 of 1 expectations passed."))
    #expect(failed.contains("line 3, “expect windows 3”: there are 2: A and B."))
  }

  @Test func `wait while a person wants to look, and end when one has seen enough`() throws {
    let path = try script("windows 2\npause 600\n")
    let shop = try watched(path)

    try shop.press("Space")
    try shop.wait(for: "Space continues")
    try shop.press("q")

    try shop.wait(for: "status <0>")
  }

  @Test func `are not as expected where one left before that was looked at`() throws {
    let path = try script("windows 2\npause 600\nexpect windows 3\n")
    let shop = try watched(path)

    try shop.press("q")

    let end = try shop.wait(for: "status <1>")
    #expect(end.contains("line 2: playback was stopped here, with 1 expectation left."))
  }

  @Test func `say so where the terminal has become too small for them`() throws {
    let path = try script("windows 2\nsize 120 30\npause 600\n")
    let shop = try TmuxSession(
      columns: 120,
      rows: 31,
      home: home,
      command: TmuxSession.shell("\"$SHOP\" replay \(path)")
    )
    try shop.wait(for: "Space pauses")

    try shop.resize(columns: 80, rows: 24)

    let shown = try shop.wait(for: "120×30, more than fits · line")
    #expect(!shown.contains("Enter open"))
    try shop.resize(columns: 50, rows: 24)
    try shop.wait(for: " line 3 · Space pauses · q ends")
  }

  @Test func `are recorded under a mistake, and begin with it`() throws {
    let file = home.file("mistake.shop")
    // Its path does not fit the status line, where a box would take the first key.
    let shop = try TmuxSession(
      columns: 60,
      rows: 24,
      home: home,
      command: TmuxSession.shell("\"$SHOP\" record \(file.path) --windows 2 --wiring appLevelPath")
    )
    try shop.wait(for: "Recording: q ends it")
    try shop.press("Enter")
    try shop.wait(for: "B moved as well ✗ ● recording")
    try shop.press("q")
    let screen = try shop.wait(for: "status <0>")

    #expect(screen.contains("Recorded to “"))
    #expect(!screen.contains("Recording:"))
    #expect(!FileManager.default.fileExists(atPath: home.file("shop/shop.db").path))
    #expect(try String(contentsOf: file, encoding: .utf8).contains("\nwiring appLevelPath\n"))
    #expect(try answer(to: "replay \(file.path) --headless").contains("expectations passed."))
  }

  @Test func `are recorded from a live run and play as it went`() throws {
    let file = home.file("mine.shop").path
    let shop = try TmuxSession(
      columns: 120,
      rows: 30,
      home: home,
      command: TmuxSession.shell("\"$SHOP\" record \(file) --windows 2")
    )
    try shop.wait(for: "Recording: q ends it")
    #expect(try shop.capture().status.contains("● recording"))
    try shop.press("Enter")
    try shop.wait(for: "product “Teapot” pushed")
    try shop.press("/")
    try shop.wait(for: "typing")
    try shop.type("cup")
    try shop.wait(for: "Find  cup")
    try shop.click(on: "Teapot")
    try shop.wait(for: "B · product “Teapot” pushed")
    let link = try TmuxSession.answer(to: "\"$SHOP\" open orders --window B", home: home)
    try shop.wait(for: "Profile › Orders")
    try shop.press("q")
    try shop.wait(for: "status <0>")

    let screen = try answer(to: "replay \(file) --headless")

    #expect(link.contains("B · Profile › Orders"))
    let text = try String(contentsOf: home.file("mine.shop"), encoding: .utf8)
    #expect(text.contains("windows 2\nsize 120 30\n"))
    #expect(text.contains("type \"cup\"\nclick \"Teapot\" in B\nopen \"myshop://orders\" in B\n"))
    #expect(text.contains("expect path B \"Profile › Orders\"\n"))
    #expect(screen.contains("status <0>"))
    #expect(try answer(to: "record \(file)").contains("already exists"))
    #expect(try answer(to: "record --force .").contains("“.” is a folder: name a file in it."))
  }

  @Test func `are kept elsewhere where their folder went during the recording`() throws {
    let shop = try TmuxSession(
      home: home,
      command: TmuxSession.shell("mkdir gone && \"$SHOP\" record 'gone/my way.shop'")
    )
    try shop.wait(for: "Recording: q ends it")
    try FileManager.default.removeItem(at: home.file("gone"))
    try shop.press("q")
    let screen = try shop.wait(for: "status <1>")

    #expect(screen.contains("“gone/my way.shop” cannot be written: No such file or directory."))
    #expect(screen.contains("The script was written to “"))
    let kept = try FileManager.default.contentsOfDirectory(atPath: home.file("shop").path)
      .filter { $0.hasPrefix("recorded-") }
    let name = try #require(kept.first)
    #expect(try String(contentsOf: home.file("shop/\(name)"), encoding: .utf8).contains("windows "))
  }

  @Test func `are kept elsewhere where a file took their name during the recording`() throws {
    let shop = try TmuxSession(home: home, command: TmuxSession.shell("\"$SHOP\" record mine.shop"))
    try shop.wait(for: "Recording: q ends it")
    let other = try script("windows 1\n", named: "mine.shop")
    try shop.press("q")
    let screen = try shop.wait(for: "status <1>")

    #expect(screen.contains("“mine.shop” now exists and was not replaced."))
    #expect(screen.contains("The script was written to “"))
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "windows 1\n")
  }

  @Test(arguments: ["''", "nowhere/"])
  func `are recorded nowhere without a name, which is said at once`(file: String) throws {
    let screen = try answer(to: "record \(file)")

    #expect(screen.contains("is not a file name."))
    #expect(screen.contains("status <64>"))
  }

  @Test func `are replaced by a recording once it is whole, wherever links lead`() throws {
    let path = try script("windows 1\n", named: "kept.shop")
    try FileManager.default.createSymbolicLink(
      atPath: home.file("a.shop").path,
      withDestinationPath: "kept.shop"
    )
    let files = {
      try FileManager.default.contentsOfDirectory(atPath: home.path)
        .filter { $0.contains(".shop") }.sorted()
    }

    let refused = try answer(to: "record a.shop --force </dev/null")
    #expect(refused.contains("status <2>"))
    #expect(try files() == ["a.shop", "kept.shop"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "windows 1\n")

    let shop = try TmuxSession(
      home: home,
      command: TmuxSession.shell("\"$SHOP\" record a.shop --force")
    )
    try shop.wait(for: "Recording: q ends it")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "windows 1\n")
    #expect(try files().contains { $0.hasPrefix("kept.shop.unfinished-") })
    try shop.press("q")
    try shop.wait(for: "status <0>")

    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: home.file("a.shop").path
    )
    #expect(target == "kept.shop")
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("# Recorded by"))
    #expect(try files() == ["a.shop", "kept.shop"])
    #expect(try answer(to: "record --force /dev/null").contains("not a regular file"))
  }
}
