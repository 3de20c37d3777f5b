import Foundation
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The manual` {
  private let page: String

  init() throws {
    page = try Manual().roff
  }

  @Test func `names every command with its options`() {
    for command in ["import", "open", "scenes", "sessions", "reset", "doctor", "routes"] {
      #expect(page.contains(".SS shop \(command)\n"))
    }
    #expect(!page.contains("shop manual"))
    for option in ["windows", "session", "fresh", "open", "catalog", "prices", "currency"] {
      #expect(page.contains(#"\fB\-\-\#(option)\fR"#))
    }
  }

  @Test(arguments: [
    "Session name: 1 to 64 letters", "Number of windows, 1 to 26",
    "Keys that ShopCore cannot express",
  ])
  func `says what an option takes`(words: String) {
    #expect(page.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words))
  }

  @Test func `has every line of the keymap`() {
    for binding in Keymap().bindings {
      let keys = binding.keyWords.split(separator: " ").map { Roff.bold(String($0)) }
      #expect(page.contains(".TP\n\(keys.joined(separator: " "))\n"))
    }
  }

  @Test func `has every link`() {
    for form in LinkTable.shop.forms {
      #expect(page.contains(".TP\n\(Roff.bold(form.spelling))\n"))
    }
  }

  @Test func `is the same each time, in ASCII and short lines`() throws {
    #expect(try Manual().roff == page)
    #expect(page.utf8.allSatisfy { $0 < 128 })
    let long = page.split(separator: "\n").filter { $0.count > 80 && !$0.hasPrefix(#"\fB"#) }
    #expect(long == [])
  }

  @Test(.enabled(if: Tool.isThere("groff"))) func `leaves groff nothing to warn of`() throws {
    #expect(try words(of: "groff", "-man", "-Tutf8", "-ww", "-z") == "")
  }

  @Test(.enabled(if: Tool.isThere("mandoc"))) func `leaves mandoc nothing to warn of`() throws {
    #expect(try words(of: "mandoc", "-T", "lint", "-W", "warning") == "")
  }

  /// What a program says about the page.
  private func words(of tool: String, _ arguments: String...) throws -> String {
    let home = try TemporaryHome()
    let file = home.file("shop.1")
    try Data(page.utf8).write(to: file)
    return try #require(Tool(tool)).run(arguments + [file.path], home: home)
  }

  @Test func `says of a text what it says, whatever signs it has`() {
    #expect(Roff.escaped(#"a-b 'c' "d" \e ~^`"#) == #"a\-b \(aqc\(aq \(dqd\(dq \ee \(ti\(ha\(ga"#)
    #expect(Roff.escaped("“↑” 🪴") == #"\[u201C]\[u2191]\[u201D] \[u1FAB4]"#)
  }

  @Test func `begins no request with a text that begins with a full stop`() {
    var page = Roff(name: "shop", day: "2026-11-21", version: "1")

    page.paragraphs(".SH is no heading here")

    #expect(page.text.hasSuffix(".PP\n\\&.SH is no heading here\n"))
  }

  @Test(arguments: ShopTUI.ExitStatus.allCases)
  func `gives each exit status as the documentation does`(status: ShopTUI.ExitStatus) throws {
    let page = try Page("docs/commands.md").text

    #expect(page.contains("| \(status.rawValue) | \(status.words) |"))
  }

  @Test func `is of the release that stands on top of the changelog`() throws {
    let changelog = try Page("CHANGELOG.md").text

    let release = changelog.firstMatch(of: #/(?m)^## (\d[^ \n]*) - (\S+)$/#)?.output

    #expect(release?.1 == Version.number[...])
    #expect(release?.2 == Version.day[...])
  }
}
