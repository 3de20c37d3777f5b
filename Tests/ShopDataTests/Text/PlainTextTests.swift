import Testing

@testable import ShopData

@Suite struct `A plain text` {
  @Test(arguments: [
    (" a  b\t\nc ", "a b c"), ("\u{FEFF}a\u{0}\u{1B}[31mb", "a[31mb"), ("x\u{A0}y", "x y"),
    ("é\u{301}", "é\u{301}"), ("plain", "plain"), ("\u{85}a\u{9B}b", "ab"), (" \n", ""),
  ])
  func `in a line has no control and no run of spaces`(text: String, line: String) {
    #expect(PlainText.line(text) == line)
  }

  @Test(arguments: [
    ("a\r\nb\rc", "a\nb\nc"), ("\n\na\n\n\n b\n\n", "a\n\nb"), ("a\u{2028}b", "a\nb"), ("", ""),
  ])
  func `keeps its lines`(text: String, lines: String) {
    #expect(PlainText.lines(text) == lines)
  }
}

@Suite struct `A scalar` {
  @Test func `is of the kind Unicode says`() {
    for value in UInt32(0)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }

      if scalar.isSpace != scalar.properties.isWhitespace
        || scalar.isControl != (scalar.properties.generalCategory == .control)
      {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
