import DesignSystem
import Testing

@Suite struct `A text that is printed` {
  @Test(
    arguments: [
      "\u{1b}[2J", "\u{9b}31m", "\u{1b}]52;c;eA==\u{7}", "a\rb", "\u{202e}abc", "a\u{85}b",
    ]
  ) func `holds nothing a terminal would obey`(text: String) {
    let printed = TextCells.printable("before \(text) after\nnext line")

    let scalars = printed.unicodeScalars.filter { $0 != "\n" }
    #expect(scalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(scalars.allSatisfy { $0.properties.generalCategory != .format })
    #expect(printed.hasPrefix("before ") && printed.hasSuffix(" after\nnext line"))
  }

  @Test(arguments: ["one\ntwo\n", "one\r\ntwo\r\n"])
  func `keeps its lines`(text: String) {
    #expect(TextCells.printable(text) == "one\ntwo\n")
  }

  @Test func `is otherwise as it was`() {
    let text = "  Crème brûlée › 急須\n\n“tea”"

    #expect(TextCells.printable(text) == text)
  }
}
