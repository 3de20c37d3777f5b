import Foundation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The README` {
  private let text: String

  init() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../README.md").standardized
    text = try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `has the keymap's table of keys`() {
    let table = Keymap().markdown

    #expect(text.contains(table), "The table should be:\n\(table)")
  }

  @Test func `has the table of what scripts say`() {
    let table = StatementForm.markdown

    #expect(text.contains(table), "The table should be:\n\(table)")
  }

  /// The table is there or it is not; what is there must be the whole table as the code has it.
  @Test func `has the table of links as it is, where it has one`() {
    let table = RouteTable().markdown

    #expect(
      text.contains(table) || !text.contains(RouteTable.head),
      "The table should be:\n\(table)"
    )
  }

  @Test(arguments: NamedWiring.allCases)
  func `says of every wiring which laws it breaks`(wiring: NamedWiring) {
    let laws = Law.allCases.filter(wiring.brokenLaws.contains).map { "`\($0.rawValue)`" }
    let words = laws.isEmpty ? "none" : laws.joined(separator: ", ")

    #expect(text.contains("| `\(wiring.rawValue)` | \(wiring.words) | \(words) |"))
  }

  @Test(arguments: Law.allCases)
  func `names every law with its sentence`(law: Law) {
    #expect(text.contains("| `\(law.rawValue)` | \(law.sentence) |"))
  }
}
