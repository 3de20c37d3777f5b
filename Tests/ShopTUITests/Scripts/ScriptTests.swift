import Foundation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A script` {
  @Test func `is read as it was written`() throws {
    var random = RandomStatements(seed: 7)
    for _ in 0..<2_000 {
      let script = random.script()

      let read = try Script(text: script.text)

      #expect(read.statements == script.statements)
    }
  }

  @Test func `has lines that say nothing`() throws {
    let script = try Script(text: "# A tour.\r\n\n  \t\n  # more\n  key  Enter \r\n")

    #expect(script.lines == [Script.Line(number: 5, statement: .keys([Key(.enter)]))])
  }

  @Test func `knows keys by other names as well`() throws {
    let script = try Script(text: "key Up Down Escape Return PageUp Delete Shift-Tab")

    #expect(script.text == "key ↑ ↓ Esc Enter PgUp Del Shift-Tab\n")
  }

  @Test(arguments: [
    (
      "jump",
      "line 2: “jump” is not a statement. The statements are windows, size, wiring, key, type,"
    ),
    ("jump", "paste, click, double, middle, wheel,"),
    ("\"key\" Enter", "“key” is not a statement"),
    ("key", "Expected a key, such as Enter, Esc, ↓, PgDn, F5, Ctrl-P or a letter, but the line"),
    ("key Entr", "found “Entr”."),
    ("type tea", "Expected a text in quotation marks, or “secret”, found “tea”."),
    ("type \"tea", "The text is not closed"),
    ("type “tea”", "straight quotation marks, as in \"Home\", not ““”."),
    ("type \"a\\q\"", "“\\q” is not an escape"),
    ("type \"\\u{110000}\"", "is not an escape"),
    ("type \"a\"b", "a space after the text"),
    ("type secret number", "card, declined-card,"),
    ("windows 0", "Expected a number of windows, 1 to 26, found “0”."),
    ("size 160", "Expected a number of rows, 1 to 500, but the line ends."),
    ("size 99999999999999999999 4", "a number of columns, 1 to 1000"),
    ("wiring mesh", "a wiring: perScene, appLevelPath,"),
    ("click Teapot", "a text in quotation marks, or a column and a row"),
    ("click \"Teapot\" in a", "the letter of a window, A to Z"),
    ("click \"Teapot\" of A", "Unexpected “of” at the end of the line."),
    ("double key Enter", "“click”"),
    ("wheel left 1 1", "a direction: up or down"),
    ("pause 1.2.3", "a number of seconds"), ("pause -1", "a number of seconds"),
    ("pause 601", "a number of seconds"),
    ("picture ../out.svg", "a file's name without a folder"),
    ("picture out.png", "a file's name"), ("picture .svg", "a file's name"),
    ("expect", "“window”, “screen”, “status”"),
    ("expect window B moved", "“shows”, “does not show”, “unchanged” or “unmoved”"),
    ("expect window B does show \"x\"", "“not”"),
    ("expect window A shows \"\"", "Expected a text in quotation marks, found “”."),
    ("expect law gravity broken", "a law: window-isolation,"),
    ("expect law one-step bent", "“broken” or “kept”"),
    ("expect laws", "“hold”"),
  ])
  func `says what is wrong in which line, and what could stand there`(line: String, words: String) {
    let text = "# A script\n\(line)\n"

    do throws(ScriptError) {
      _ = try Script(text: text, file: "tour.shop")
      Issue.record("“\(line)” was read.")
    } catch {
      #expect(error.description.hasPrefix("tour.shop, line 2: "))
      #expect(error.description.contains(words), "\(error)")
    }
  }

  @Test func `says what it begins with first, and once`() {
    for (text, words) in [
      ("key Enter\nsize 80 24\n", "line 2: “size” must come first"),
      ("windows 2\nwindows 3\n", "line 2: “windows” appears twice"),
    ] {
      #expect { try Script(text: text) } throws: { "\($0)".contains(words) }
    }
  }

  @Test func `that is long, or no text, or not there, is refused`() throws {
    let home = try TemporaryHome()
    let file = home.file("script.shop")
    for (bytes, words) in [
      (Data(repeating: 35, count: ScriptError.longest + 1), "longer than 1024 KiB"),
      (Data([0x23, 0xFF]), "line 1: This is not UTF-8 text"),
      (Data("# é\r\n\nkey \u{85}".utf8) + [0xC3, 0x0A], "line 4: This is not UTF-8 text"),
      (Data("type \"\(String(repeating: "x", count: 2_001))\"".utf8), "more than 2000 characters"),
    ] {
      try bytes.write(to: file)

      #expect { try Script(file: file.path) } throws: { "\($0)".contains(words) }
    }
    #expect { try Script(file: home.path) } throws: { "\($0)".contains("cannot be read") }
    #expect { try Script(file: "/dev/zero") } throws: { "\($0)".contains("not a regular file") }
    #expect { try Script(file: "nowhere") } throws: { "\($0)".contains("there is no such file") }
  }

  @Test func `of any letters is read or refused`() {
    var random = RandomStatements(seed: 99)
    let words = [
      "key", "type", "expect", "window", "A", "shows", "\"", "\\", "\\u{", "}", "click", "1", "in",
      "pause", ".", "#", "law", "Ctrl-", "-", "\u{0}", "🪴", "picture", "size", "\t", "9999999999",
    ]
    for _ in 0..<5_000 {
      let line = (0..<random.number(0...8)).map { _ in random.pick(words) }
        .joined(separator: random.pick([" ", ""]))

      let script = try? Script(text: line)

      if let script { #expect((try? Script(text: script.text))?.statements == script.statements) }
    }
  }
}
