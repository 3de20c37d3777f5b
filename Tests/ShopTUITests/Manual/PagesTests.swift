import NavigationLaws
import ArgumentParser
import DesignSystem
import Foundation
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The documentation` {
  @Test func `has the keymap's table of keys`() throws {
    let table = Keymap().markdown

    #expect(try Page("docs/keys.md").text.contains(table), "The table should be:\n\(table)")
  }

  @Test func `has a line for every statement of a script, with an example`() throws {
    let page = try Page("docs/scripts.md")

    let examples = page.text.matches(of: /(?m)^\| `.*` \| .* \| `(.*)` \|$/).map(\.output.1)

    var words: [String] = []
    for example in examples {
      let script = try Script(text: String(example))
      #expect(script.text == example + "\n")
      let word = String(example.prefix { $0 != " " })
      if !words.contains(word) { words.append(word) }
    }
    #expect(examples.count == 28)
    #expect(words == StatementReader.firstWords)
    #expect(page.text.contains(NamedWiring.allCases.map(\.rawValue).list("or")))
    #expect(page.text.contains(SecretText.allCases.map(\.rawValue).list("or")))
  }

  @Test func `has the table of links`() throws {
    let table = RouteTable().markdown

    #expect(try Page("docs/links.md").text.contains(table), "The table should be:\n\(table)")
  }

  @Test(arguments: NamedWiring.allCases)
  func `says of every wiring which laws it breaks`(wiring: NamedWiring) throws {
    let laws = LawName.allCases.filter(wiring.brokenLaws.contains).map { "`\($0.rawValue)`" }
    let words = laws.isEmpty ? "none" : laws.joined(separator: ", ")

    let page = try Page("docs/wirings.md").text

    #expect(page.contains("| `\(wiring.rawValue)` | \(wiring.words) | \(words) |"))
  }

  @Test(arguments: NamedWiring.allCases.filter { !$0.isRight })
  func `says of every mistake by which keys it shows`(wiring: NamedWiring) throws {
    let line = "| `\(wiring.rawValue)` | \(wiring.stepsThatShowIt) |"

    #expect(try Page("docs/wirings.md").text.contains(line), "The line should be:\n\(line)")
  }

  @Test(arguments: LawName.allCases)
  func `names every law with its sentence`(law: LawName) throws {
    let line = "| `\(law.rawValue)` | \(law.sentence) |"

    #expect(try Page("docs/laws.md").text.contains(line))
  }

  @Test func `counts the laws and the mistakes`() throws {
    let words = NumberFormatter()
    words.locale = Locale(identifier: "en_US")
    words.numberStyle = .spellOut
    let laws = try #require(words.string(from: LawName.allCases.count as NSNumber))
    let mistakes = try #require(words.string(from: Lesson.mistakes.count as NSNumber))

    let readme = try Page("README.md").text
    let wirings = try Page("docs/wirings.md").text

    #expect(readme.contains("[\(laws) laws](docs/laws.md)"))
    #expect(readme.contains("“\(LawName.tabIsolation.sentence)”"))
    #expect(readme.contains("\(mistakes.capitalized) [classic mistakes](docs/wirings.md)"))
    #expect(wirings.contains("\(mistakes.capitalized) are classic mistakes"))
  }

  @Test func `shows no command that the command line refuses`() throws {
    let shown = try Page.all.flatMap { page in
      page.lines(in: "sh").map { line in
        let command = line.split(separator: "#")[0].split(separator: "|").last ?? ""
        return (page: page.path, words: command.split(separator: " ").map(String.init))
      }
    }
    let commands = shown.filter { $0.words.first == "shop" }

    #expect(commands.count > 40)
    for (page, words) in commands {
      do {
        _ = try ShopCommand.parseAsRoot(Array(words.dropFirst()))
      } catch  where ShopCommand.exitCode(for: error).isSuccess {
        // What asks for help.
      } catch {
        Issue.record("\(page) shows “\(words.joined(separator: " "))”: \(error)")
      }
    }
  }

  @Test func `shows no script that cannot be read`() throws {
    let page = try Page("docs/scripts.md").text

    let script = try #require(page.firstMatch(of: /(?s)```\n(windows .*?)```/)?.output.1)

    #expect(try Script(text: String(script)).lines.count == 4)
  }

  @Test(arguments: [
    ("Go separate ways", "key Enter Tab /\ntype \"te\"", "A, C unchanged ✓"),
    ("See who moved", "key Enter a Shift-Tab Enter", "[Home › Teapot]"),
    ("Go back in time", "key Enter Tab Enter t ←", "after action 2 of 3"),
    ("Break it", "key Enter a Shift-Tab ?", "One router for all windows"),
    ("Quit and return", "key Enter\nrelaunch", "Home › Teapot"),
  ])
  func `names five things to try that are as it says`(
    title: String,
    script: String,
    words: String
  ) throws {
    let isMistake = title == "Break it"
    let head = "windows 3\nsize 120 40\n" + (isMistake ? "wiring appLevelPath\n" : "")
    let laws = "\nexpect law window-isolation \(isMistake ? "broken" : "kept")"

    let player = try Player(Script(text: head + script + laws))
    try player.play()

    #expect(player.shop.canvas.text.contains(words), "\(player.shop.canvas.text)")
    #expect(try Page("README.md").text.contains(". **\(title).** "))
  }
}
