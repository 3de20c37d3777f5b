import DesignSystem
import Testing

@Suite struct `The width of text` {
  @Test(
    arguments: [
      ("", 0), ("Teapot", 6), ("日本語", 6), ("한국어", 6), ("e\u{301}", 1), ("مرحبا", 5), ("שלום", 4),
      ("Ａ", 2), ("👍", 2), ("…", 1), ("─", 1), ("é", 1), ("नमस्ते", 4),
    ]
  )
  func `counts columns`(text: String, columns: Int) {
    #expect(TextCells.width(of: text) == columns)
  }

  @Test(
    arguments: [
      ("👨‍👩‍👧‍👦", "👨"), ("👍🏽", "👍"), ("❤️", "❤"), ("1️⃣", "1"), ("🇩🇪", "DE"), ("🏳️‍🌈", "🏳"), ("🐈‍⬛", "🐈"),
      ("🧑🏽‍⚕️", "🧑"), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴"), ("क्‍ष", "क्ष"),
    ]
  )
  func `counts what is left of a joined character`(text: String, shown: String) {
    var canvas = Canvas(width: 8, height: 1)

    let columns = canvas.write(text, column: 0, row: 0)

    #expect(picture(canvas) == shown)
    #expect(columns == TextCells.width(of: shown))
  }

  @Test(
    arguments: [
      ("\u{1B}[31mred", "·[31mred"), ("a\tb\nc", "a b c"), ("a\r\nb", "a b"),
      ("\u{7F}\u{9B}", "··"),
      ("a\u{2028}b", "a b"), ("\u{202E}abc\u{202C}", "abc"), ("\u{FEFF}a\u{200D}b\u{200C}c", "abc"),
      ("a\u{E0041}b", "ab"), ("\u{E000}\u{FFFF}\u{378}", "···"), ("\u{1163}", "·"),
      ("\u{ad}x", "x"),
    ]
  )
  func `has no place for controls`(text: String, shown: String) {
    var canvas = Canvas(width: 12, height: 1)

    canvas.write(text, column: 0, row: 0)

    #expect(picture(canvas) == shown)
  }

  @Test func `takes two marks over a character and drops the rest`() {
    var canvas = Canvas(width: 3, height: 1)

    canvas.write("e\u{301}\u{302}\u{303}\u{304}x", column: 0, row: 0)

    #expect(canvas[0, 0] == Cell(scalar: 0x65, mark1: 0x301, mark2: 0x302))
    #expect(canvas[1, 0] == Cell("x"))
  }

  @Test func `gives a mark without a character a space to stand on`() {
    var canvas = Canvas(width: 3, height: 1)

    canvas.write("\u{301}x", column: 0, row: 0)

    #expect(canvas[0, 0] == Cell(scalar: 0x20, mark1: 0x301))
    #expect(canvas[1, 0] == Cell("x"))
  }

  @Test func `puts Hangul letters together`() {
    let letters = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"
    var canvas = Canvas(width: 6, height: 1)

    let columns = canvas.write(letters, column: 0, row: 0)

    #expect(columns == 4)
    #expect(canvas[0, 0] == Cell("한"))
    #expect(canvas[2, 0] == Cell("글"))
  }
}

@Suite struct `Cutting text` {
  @Test(
    arguments: [
      ("Teapot", 6, "Teapot"), ("Teapot", 5, "Teap…"), ("Teapot", 1, "…"), ("Teapot", 0, ""),
      ("Teapot", -3, ""), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
      ("e\u{301}e\u{301}x", 2, "e\u{301}…"),
    ]
  )
  func `leaves an ellipsis`(text: String, columns: Int, expected: String) {
    #expect(TextCells.truncated(text, to: columns) == expected)
  }

  @Test(arguments: [
    ("日本語", 3, "日"), ("ab", 9, "ab"), ("ab", 0, ""), ("a\u{200B}b", 1, "a\u{200B}"),
  ])
  func `takes the beginning that fits`(text: String, columns: Int, expected: String) {
    #expect(TextCells.prefix(of: text, columns: columns) == expected)
  }
}
