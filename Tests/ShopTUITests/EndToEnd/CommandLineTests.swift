import Foundation
import Testing

@Suite(.waitsForPrograms) struct `The command line` {
  @Test func `sells what is in a file`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("tiny.json")
    try Data(
      """
      {
        "name": "Tiny", "currency": "USD",
        "products": [{"id": "anvil", "name": "Anvil", "category": "iron", "price": 12.5}]
      }
      """.utf8
    ).write(to: catalog)

    let shop = try TmuxSession(shop: "--catalog", catalog.path)
    try shop.press("Enter")

    let screen = try shop.wait(for: "Home › Anvil")
    #expect(screen.contains("$12.50"))
    #expect(!screen.contains("Teapot"))
  }

  @Test func `says once more on leaving what of a file is not sold`() throws {
    let home = try TemporaryHome()
    try Data(
      """
      {
        "name": "Tiny", "currency": "USD",
        "products": [{"id": "anvil", "name": "Anvil", "category": "iron"}, {"id": "anvil"}]
      }
      """.utf8
    ).write(to: home.file("tiny.json"))
    let shop = try TmuxSession(
      home: home,
      command: TmuxSession.shell("\"$SHOP\" --catalog tiny.json --open product/anvil")
    )
    try shop.wait(for: "Home › Iron › Anvil")

    try shop.press("q")

    #expect(try shop.wait(for: "status <0>").contains("1 skipped in tiny.json"))
  }

  @Test func `refuses a file that is no catalogue, and says where`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("broken.json")
    try Data("{\n  \"name\": \"Broken\",\n  \"products\": [,]\n}\n".utf8).write(to: catalog)

    let screen = try TmuxSession.answer(to: "\"$SHOP\" --catalog '\(catalog.path)'")

    #expect(screen.contains("status <4>"))
    #expect(
      screen.contains("broken.json” is not JSON: line 3, column 16: a value is expected here.")
    )
  }

  @Test func `verifies every law, and says how often each was put to the test`() throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" verify --events 2000 --seed 7")

    #expect(screen.contains("perScene · 3 windows · random histories from seed 7"))
    #expect(screen.contains("frame-isolation"))
    #expect(screen.contains("Every law that was checked holds: 2,000 events"))
    #expect(screen.contains("status <0>"))
  }

  @Test func `finds the counterexample that the README shows`() throws {
    let readme = try Page("README.md").text
    let shown = try #require(
      readme.firstMatch(of: /(?s)`shop (verify [^`]+)` finds[^\n]*\n\n```text\n(.*?)```/)
    )

    let screen = try TmuxSession.answer(to: "\"$SHOP\" \(shown.output.1)")

    let found = screen.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    let lines = shown.output.2.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let start = try #require(found.firstIndex(of: lines[0]), "It found:\n\(screen)")
    #expect(Array(found[start...].prefix(lines.count)) == lines)
    #expect(screen.contains("status <1>"))
  }

  @Test(arguments: ["", ">\"$file\"; status=$?; cat \"$file\"; (exit $status)"])
  func `tells what it found by then where somebody has enough of verifying`(rest: String) throws {
    let command =
      "trap : INT; file=\"$HOME/report\"; "
      + "\"$SHOP\" verify --wiring noPopToRootOnRetap --events 500000000 \(rest)"
    let terminal = try TmuxSession(
      columns: 100,
      rows: 60,
      command: TmuxSession.shell(command)
    )
    try terminal.wait(for: "of 500,000,000 events")

    try terminal.press("C-c")

    let screen = try terminal.wait(for: "status <130>", within: Patience.wholeRun)
    // How many depends on how far it came.
    #expect(screen.contains("Interrupted. 1 law is broken: "))
    #expect(screen.contains("expect law retap-pops-to-root broken"))
  }

  @Test func `tells that somebody had enough after the random histories`() throws {
    let terminal = try TmuxSession(
      columns: 100,
      rows: 60,
      command: TmuxSession.shell(
        "trap : INT; report=\"$HOME/report\"; \"$SHOP\" verify --events 1 --windows 26 >\"$report\"; "
          + "status=$?; grep Interrupted \"$report\"; (exit $status)"
      )
    )
    try terminal.wait(for: "further event", within: Patience.wholeRun)

    try terminal.press("C-c")

    let screen = try terminal.wait(for: "status <130>", within: Patience.wholeRun)
    #expect(screen.contains("Interrupted. "))
  }

  @Test func `counts one thing as one`() throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" verify --events 1 --windows 1")

    #expect(screen.contains("perScene · 1 window · "))
    #expect(screen.contains("Every law that was checked holds: 1 event, "))
    #expect(screen.contains("status <0>"))
  }

  @Test func `verifies a mistake, and shows the shortest way also where it cannot be kept`() throws
  {
    let screen = try TmuxSession.answer(
      to: "mkdir -p ways/window-isolation.shop; \"$SHOP\" verify --wiring appLevelPath --windows 4 "
        + "--depth 1 --scripts ways >report; status=$?; grep -v \"^   [A-D]\" report; (exit $status)"
    )

    #expect(screen.contains("appLevelPath · 4 windows · every history of up to 1 event"))
    #expect(screen.contains("window-isolation is broken: B, C and D moved as well"))
    #expect(screen.contains("expect law window-isolation broken"))
    #expect(screen.contains("frame-isolation is broken:"))
    #expect(screen.contains("shop: “ways/window-isolation.shop” is a folder: "))
    #expect(screen.contains("status <1>"))
  }

  @Test func `fails where nobody takes what is said of an import`() throws {
    let home = try TemporaryHome()
    try Data("Handle,Title\nmug,Mug\nlost,\n".utf8).write(to: home.file("some.csv"))

    let command = "\"$SHOP\" import \(home.file("some.csv").path) >/dev/full"
    let screen = try TmuxSession.answer(to: command, home: home)

    #expect(screen.contains("Standard output cannot be written to. The import itself is done."))
    #expect(screen.contains("status <1>"))
  }

  @Test(arguments: [
    "lessons", "routes", "sessions", "doctor", "verify --events 1", "--version", "--help",
    "help open",
    "--generate-completion-script bash",
  ])
  func `fails where nobody takes what it prints`(arguments: String) throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" \(arguments) >/dev/full")

    #expect(screen.contains("Standard output cannot be written"))
    #expect(screen.contains("status <1>"))
  }

  @Test(arguments: [
    ("verify --catalog a.json", "--catalog", "verify"), ("sessions --fresh", "--fresh", "sessions"),
    ("open home --wiring appStorage", "--wiring", "open"),
    ("routes --session=other", "--session", "routes"),
  ])
  func `passes over no option that a command does not take`(
    arguments: String,
    option: String,
    command: String
  ) throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" \(arguments)")

    #expect(
      screen.contains("“shop \(command)” has no option “\(option)”; it is for “shop” by itself.")
    )
    #expect(screen.contains("Usage: shop \(command)"))
    #expect(screen.contains("status <64>"))
  }

  @Test(arguments: [
    ("--currency GBP", "“--currency” needs “--catalog FILE”."),
    ("--prices cents", "“--prices” needs “--catalog FILE”."),
    ("import --sample --currency JPY", "“--currency” is for files"),
    ("replay a.shop --headless --speed 2", "“--speed” is for playing in a terminal"),
    ("replay a.shop --into pictures", "“--into” needs “--headless”"),
    ("verify --depth 1 --seed 4", "“--seed” is for random histories"),
    ("help nonsense", "There is no command “nonsense”."),
    ("lesons", "There is no command “lesons”. Did you mean “lessons”?"),
    ("help verfy", "There is no command “verfy”. Did you mean “verify”?"),
    ("--catalog a.json --currency XQZ", "“--currency XQZ” is not a currency in use"),
  ])
  func `passes over nothing that means nothing where it stands`(
    arguments: String,
    words: String
  ) throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" \(arguments)")

    #expect(screen.contains(words))
    #expect(screen.contains("status <64>"))
  }

  @Test(arguments: [
    ("verify --events -5", "“--events -5” must be at least 1"),
    ("verify --depth -1", "“--depth -1”"),
    ("verify --seed -3", "The value '-3' is invalid for '--seed"),
    ("--windows -1", "“--windows -1” must be 1–26."),
    ("replay a.shop --speed -2", "“--speed” must be 0.1–100."),
    ("replay a.shop --headless --at -1", "“--at -1”"),
  ])
  func `says of a number below zero what is wrong with it`(
    arguments: String,
    words: String
  ) throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" \(arguments)")

    #expect(screen.contains(words))
    #expect(screen.contains("status <64>"))
  }

  @Test(arguments: ["help", "help open", "import --help", "--version"])
  func `gives what was asked for with the status of success`(arguments: String) throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" \(arguments)")

    #expect(screen.contains(arguments == "--version" ? "0.1" : "USAGE: shop"))
    #expect(screen.contains("status <0>"))
  }

  @Test(arguments: [
    "verify --windows 27", "verify --windows 0", "--windows 27", "record a.shop --windows 0",
  ])
  func `takes the number of windows wherever there can be several`(arguments: String) throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" \(arguments)")

    #expect(screen.contains("must be 1–26"))
    #expect(screen.contains("status <64>"))
  }

  @Test(arguments: [
    ("--window 0", "“--window 0” is not a window: give its letter, such as B, or its number"),
    ("--window B --new-window", "do not go together"),
  ])
  func `opens a link in no window there cannot be`(arguments: String, words: String) throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" open home \(arguments)")

    #expect(screen.contains(words))
    #expect(screen.contains("status <64>"))
  }

  @Test func `verifies a mistake, and keeps the way to what it breaks in a folder it makes`() throws
  {
    let home = try TemporaryHome()
    let verify = "\"$SHOP\" verify --wiring noPopToRootOnRetap --events 100 --scripts"

    let kept = try TmuxSession.answer(to: "\(verify) ways/broken", home: home)
    let replayed = try TmuxSession.answer(
      to: "\"$SHOP\" replay --headless ways/broken/retap-pops-to-root.shop",
      home: home
    )
    let refused = try TmuxSession.answer(to: ": >file; \(verify) file/broken", home: home)

    #expect(kept.contains("1 law is broken"))
    #expect(replayed.contains("1 of 1 expectations passed."))
    #expect(replayed.contains("status <0>"))
    #expect(refused.contains("shop: “file” is in the way: a folder is needed there."))
    #expect(refused.contains("status <1>"))
    #expect(!refused.contains("law"))
  }

  @Test(arguments: [
    ("import --sample --currency euro", "Usage: shop import [<files> ...]"),
    ("lessons nope", "Usage: shop lessons [<name>]"),
    ("reset --session ''", "See 'shop reset --help' for more information."),
    ("scenes --session 'a b'", "Session name: 1 to 64 letters"),
    ("--session ../x", "Usage: shop [<options>]"), ("--open ''", "The link is empty"),
    ("bogus", "See 'shop --help' for more information."),
  ])
  func `says how the command is used that is wrong`(arguments: String, words: String) throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" \(arguments)")

    #expect(screen.contains(words))
    #expect(screen.contains("status <64>"))
  }

  @Test(arguments: ["''", "' '"]) func `refuses to open nothing`(link: String) throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" open \(link)")

    #expect(screen.contains("shop: The link is empty. Expected home, category, product"))
    #expect(screen.contains("status <1>"))
  }

  @Test(arguments: ["scenes", "sessions", "reset", "import --sample", "open home"])
  func `says so where a file is in the way of what is kept`(arguments: String) throws {
    let screen = try TmuxSession.answer(
      to: ": >\"$XDG_STATE_HOME/shop\"; \"$SHOP\" \(arguments)",
      home: try TemporaryHome()
    )

    #expect(screen.contains("is in the way: a folder is needed there."))
    #expect(screen.contains("status <1>"))
  }

  @Test func `refuses a wiring there is none of, naming those there are`() throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" verify --wiring global")

    #expect(screen.lines.joined().contains("noPopToRootOnRetap"))
    #expect(screen.contains("status <64>"))
  }

  @Test func `refuses to be told what the prices of a Shopify file count`() throws {
    let home = try TemporaryHome()
    try Data("Handle,Title\nmug,Mug\n".utf8).write(to: home.file("mug.csv"))

    let screen = try TmuxSession.answer(
      to: "\"$SHOP\" --catalog mug.csv --prices units",
      home: home
    )

    #expect(screen.contains("The prices of the catalogue “mug.csv” count units"))
    #expect(screen.contains("status <64>"))
  }

  @Test func `refuses a file that is not there`() throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" --catalog nowhere.json")

    #expect(screen.contains("status <4>"))
    #expect(screen.contains("The catalogue “nowhere.json” cannot be read"))
  }

  @Test(arguments: ["0", "27", "many"]) func `refuses a number of windows it cannot open`(
    count: String
  ) throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" --windows \(count)")

    #expect(screen.contains("status <64>"))
    #expect(screen.contains("Usage: shop"))
  }

  @Test func `refuses to draw into a file`() throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" >out.txt")

    #expect(screen.contains("status <2>"))
    #expect(screen.contains("needs a terminal, but its standard output is not one."))
  }

  @Test func `prints every place with its link`() throws {
    let screen = try TmuxSession.answer(to: "\"$SHOP\" routes")

    #expect(screen.contains("status <0>"))
    #expect(screen.contains("search?q=TEXT                           myshop://search?q=tea"))
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shop-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
