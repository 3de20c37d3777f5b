import DesignSystem
import Testing

@Suite struct `Wrapped text` {
  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]),
      ("one two three", 8, ["one two", "three"]),
      ("one  two", 4, ["one", "two"]),
      ("one two", 3, ["one", "two"]),
      ("", 5, [""]),
      ("a\n\nb", 5, ["a", "", "b"]),
      ("a\n", 5, ["a", ""]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
      ("  indented text", 10, ["  indented", "text"]),
      ("日本語の文章", 5, ["日本", "語の", "文章"]),
      ("tea 日本語 tea", 7, ["tea 日", "本語", "tea"]),
      ("e\u{301}e\u{301} e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("one two", 0, ["o", "n", "e", "t", "w", "o"]),
      ("fits as it is ", 40, ["fits as it is"]),
    ]
  )
  func `breaks into lines`(text: String, width: Int, lines: [String]) {
    #expect(TextCells.wrapped(text, width: width) == lines)
  }

  @Test(
    arguments: [
      ("one two three", 9, ["one two", "three"]),
      ("one two three four", 15, ["one two", "three four"]),
      ("one two", 7, ["one two"]), ("a\nbc de", 3, ["a", "bc", "de"]), ("", 4, [""]),
      ("日本語の文章", 8, ["日本語", "の文章"]),
    ]
  )
  func `leaves no word alone where lines are to be about equally long`(
    text: String,
    width: Int,
    lines: [String]
  ) {
    #expect(TextCells.balanced(text, width: width) == lines)
  }

  @Test func `loses nothing but spaces`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let letters = Array("ab cd\n日本 é")
      let text = String(
        (0..<generator.number(0...40)).map { _ in letters[generator.number(0...8)] }
      )
      let lines = TextCells.wrapped(text, width: generator.number(2...9))
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
    }
  }
}
