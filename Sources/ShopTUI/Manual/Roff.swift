/// A page of a manual in the language of `man`: ASCII alone, whatever its text holds.
struct Roff {
  private(set) var text: String
  /// Whether a heading came last, which begins a paragraph by itself.
  private var isBelowHeading = false

  /// A page with its head.
  init(name: String, day: String, version: String) {
    text = ".TH \(name.uppercased()) 1 \(day) \"\(name) \(version)\" \"User Commands\"\n"
  }

  mutating func section(_ name: String) {
    text += ".SH \(Self.escaped(name))\n"
    isBelowHeading = true
  }

  mutating func subsection(_ name: String) {
    text += ".SS \(Self.escaped(name))\n"
    isBelowHeading = true
  }

  /// A line that is in roff already.
  mutating func addLine(roff: String) {
    text += Self.wrapped(roff) + "\n"
    isBelowHeading = false
  }

  /// A paragraph that is in roff already.
  mutating func paragraph(roff: String) {
    if !isBelowHeading { text += ".PP\n" }
    addLine(roff: roff)
  }

  /// Paragraphs with an empty line between them; what stands between backticks is bold, and
  /// paragraphs of indented lines are examples.
  mutating func paragraphs(_ words: String) {
    for paragraph in words.split(separator: "\n\n") {
      if paragraph.hasPrefix("  ") {
        example(paragraph.split(separator: "\n").map { String($0.dropFirst(2)) })
      } else {
        self.paragraph(roff: Self.line(String(paragraph)))
      }
    }
  }

  /// A term, which is in roff already, and what it means.
  mutating func item(roff term: String, _ words: String) {
    text += ".TP\n\(term)\n"
    addLine(roff: Self.line(words))
  }

  private mutating func example(_ lines: [String]) {
    text += ".PP\n.in +4n\n.EX\n"
    for line in lines { text += Self.guarded(Self.line(line)) + "\n" }
    text += ".EE\n.in\n"
  }

  static func bold(_ words: String) -> String { "\\fB\(escaped(words))\\fR" }

  static func italic(_ words: String) -> String { "\\fI\(escaped(words))\\fR" }

  /// The same in lines of at most 78 signs, where the words are not longer.
  private static func wrapped(_ roff: String) -> String {
    var lines: [String] = []
    for word in roff.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= 78 {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(guarded(String(word)))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A line of text that begins no request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }

  /// Text in which what stands between backticks is bold.
  private static func line(_ words: String) -> String {
    let parts = words.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? escaped(String(part)) : bold(String(part))
    }.joined()
  }

  /// Text in which every sign stands for itself.
  static func escaped(_ words: String) -> String {
    words.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "\"": "\\(dq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\n": " "
      default: scalar.isASCII ? String(scalar) : named(scalar)
      }
    }.joined()
  }

  private static func named(_ scalar: Unicode.Scalar) -> String {
    let number = String(scalar.value, radix: 16, uppercase: true)
    return "\\[u" + String(repeating: "0", count: max(0, 4 - number.count)) + number + "]"
  }
}
