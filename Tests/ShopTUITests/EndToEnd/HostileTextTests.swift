import DesignSystem
import Foundation
import GRDB
import Testing

@testable import ShopTUI

@Suite(.waitsForPrograms) struct `Text from anywhere` {
  @Test(arguments: 1...3) func `tells the terminal nothing`(seed: UInt64) throws {
    let folder = try TemporaryHome()
    var texts = HostileTexts(seed: seed)
    let shop = try PseudoTerminal(
      arguments: ["--catalog", try texts.catalog(in: folder), "--windows", "2"],
      columns: 120,
      rows: 30
    )
    try shop.waitForPicture()

    for key in ["\r", "y", "jjjj\r", "\t", "/"] { shop.press(key) }
    shop.press("\u{1b}[200~\(texts.next())\u{1b}[201~")
    for key in ["\r", "\u{1b}[B", "\r", "o"] { shop.press(key) }
    shop.press("\u{1b}[200~\(texts.next())\u{1b}[201~")
    for key in ["\r", "\u{1b}[B", "\u{3}"] { shop.press(key) }
    _ = try shop.waitForEnd()

    let output = TerminalOutput(shop.output)
    #expect(output.foreign == [])
    #expect(output.text.contains("owned"))
  }

  @Test(arguments: 4...6) func `moves no border`(seed: UInt64) throws {
    let folder = try TemporaryHome()
    var texts = HostileTexts(seed: seed)
    let catalog = try texts.catalog(in: folder)

    let shop = try TmuxSession(columns: 120, rows: 30, shop: "--catalog", catalog, "--windows", "2")

    #expect(try brokenBorders(in: shop.capture()) == [])
    for key in ["Enter", "Tab", "End", "Enter", "Down", "Enter", "4", "/", "t", "Enter", "C-l"] {
      try shop.press(key)
      #expect(try brokenBorders(in: shop.settle(after: shop.capture())) == [])
    }
  }

  @Test func `tells it nothing where windows that were kept hold it`() throws {
    let home = try TemporaryHome()
    let first = try TmuxSession(columns: 120, rows: 30, home: home, shop: "--windows", "2")
    try first.press("Enter", "Tab", "/", "t")
    try first.wait(until: "the field has the keys") {
      $0.contains("Find  t") && $0.contains("Esc leave the field")
    }
    try first.press("Escape")
    try first.wait(until: "the field is left") { !$0.contains("Esc leave the field") }
    try first.press("q")
    try first.waitForEnd()
    let database = try home.openDatabase()
    try database.write { database in
      let text = #"\u001b]0;owned\u0007\u202e\u009b9m"#
      try database.execute(
        sql: """
          UPDATE sceneValue
          SET value = CAST(replace(replace(value, ?, ?), ?, ?) AS BLOB), checksum = NULL
          """,
        arguments: ["teapot", text, #""text":"t""#, #""text":"\#(text)""#]
      )
      try database.execute(
        sql: "INSERT INTO sceneValue SELECT session, 1, ?, value, NULL FROM sceneValue LIMIT 1",
        arguments: ["\u{1b}[5mkey"]
      )
    }

    let shop = try PseudoTerminal(
      environment: ["XDG_STATE_HOME": home.path],
      columns: 120,
      rows: 30
    )
    try shop.waitForPicture()
    for key in ["\r", "\u{7f}", "\t", "/", "\u{3}"] { shop.press(key) }
    _ = try shop.waitForEnd()

    let output = TerminalOutput(shop.output)
    #expect(output.foreign == [])
    #expect(output.text.contains("owned"))
  }

  @Test(
    arguments: [
      ["--windows", hostile], ["--open", "myshop://\(hostile)"], ["--\(hostile)"],
      ["--session", hostile], ["--catalog", hostile], ["open", hostile], ["import", hostile],
      ["import", "x", "--currency", hostile], [hostile],
      ["verify", "--wiring", hostile],
    ]
  ) func `tells it nothing where it is quoted in what is said about it`(
    arguments: [String]
  ) throws {
    let shop = try PseudoTerminal(arguments: arguments, environment: ["TERM": "vt100"])

    let end = try shop.waitForEnd()

    let output = TerminalOutput(shop.output)
    #expect(end != .exited(code: 0))
    #expect(output.foreign == [])
    #expect(!output.text.isEmpty)
  }

  @Test(arguments: [
    "import", "replay", "lessons", "open", "--session", "--wiring", "--catalog", "",
  ])
  func `begins no line of its own where it is quoted`(command: String) throws {
    let name = "a\nshop: all is well"
    let arguments = command.isEmpty ? [name] : [command, name]
    let shop = try PseudoTerminal(arguments: arguments, environment: ["TERM": "vt100"])

    _ = try shop.waitForEnd()

    let lines = TerminalOutput(shop.output).text.split(whereSeparator: \.isNewline)
    #expect(!lines.isEmpty)
    #expect(!lines.contains { $0.hasPrefix("shop: all") })
  }

  private static let hostile = "\u{1b}[5m\u{9b}9m\u{202e}\u{1b}]0;owned\u{7}"

  /// What is wrong in a picture that two windows of equal width should fill, but for the two lines
  /// below them.
  private func brokenBorders(in capture: Capture) -> [String] {
    capture.lines.enumerated().prefix(28).compactMap { row, line in
      let left = [0: "┏┌", 27: "└"][row] ?? "│"
      let right = [0: "┓┐", 27: "┘"][row] ?? "│▲▼"
      let isRight = [(0, left), (59, right), (60, left), (119, right)].allSatisfy { column, signs in
        let sign = TextCells.prefix(of: line, columns: column + 1).unicodeScalars.last
        return sign.map { signs.unicodeScalars.contains($0) } ?? false
      }
      return isRight && TextCells.width(of: line) == 120 ? nil : "\(row): \(line)"
    }
  }
}

extension PseudoTerminal {
  fileprivate convenience init(
    arguments: [String],
    environment: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    try self.init(
      Self.shop,
      arguments,
      environment: environment,
      columns: columns,
      rows: rows
    )
  }

  /// Presses keys, and waits until nothing more is written for them.
  fileprivate func press(_ keys: String) {
    type(keys)
    while !isSilent(for: .milliseconds(150)) {}
  }
}
