import Foundation
import NavigationLaws
import Testing

@MainActor @Suite struct `The documentation of the laws` {
  @Test func `names every public type on its first page`() throws {
    let page = try Documentation.article("NavigationLaws")
    let declaration =
      #/(?m)^(?:@[^\s]+ )*public (?:indirect |final )*(?:struct|enum|class|protocol) (\w+)/#

    let types = try Documentation.sources(in: "Sources/NavigationLaws").flatMap { text in
      text.matches(of: declaration).map { String($0.output.1) }
    }

    #expect(types.count > 20)
    #expect(types.filter { !page.contains("- ``\($0)``") } == [])
  }

  @Test(arguments: [
    ("TestYourNavigation", ["NavigationLawsTests/TestYourNavigationArticleTests"]),
    ("TheLaws", ["NavigationLawsTests/LawsTests", "MailReaderTests/MailLawsTests"]),
  ])
  func `shows code that is tested, in its order`(article: String, tests: [String]) throws {
    let blocks = Documentation.blocks(of: try Documentation.article(article), in: "swift")
    let files = try tests.map { try Documentation.text("Tests/\($0).swift") }.joined()
    var rest = Documentation.withoutIndentation(files)[...]

    #expect(!blocks.isEmpty)
    for block in blocks.map(Documentation.withoutIndentation) {
      let place = try #require(rest.range(of: block), "\(tests) do not come by here:\n\(block)")
      rest = rest[place.upperBound...]
    }
  }

  @Test func `has each law in its table`() throws {
    let page = try Documentation.article("TheLaws")

    let rows = Law<FaultySystem>.all.map { "| `\($0.name)` | \($0.sentence) |" }

    #expect(page.contains(rows.joined(separator: "\n")))
  }

  @Test func `has the table of the mistakes that are found`() throws {
    let page = try Documentation.article("ClassicMistakes")
    let examples = try Documentation.text("Examples/README.md")

    let table = Mistake.table(withLinks: false)
    let linked = Mistake.table(withLinks: true)

    #expect(page.contains(table), "\(table)")
    #expect(examples.contains(linked), "\(linked)")
  }
}
