/// A page in roff, the language of `man`; always ASCII.
struct Roff {
  private(set) var text: String
  /// True after a heading, which begins a paragraph by itself.
  private var isBelowHeading = false

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

  /// Adds a line that is already roff.
  mutating func addLine(roff: String) {
    text += Self.wrapped(roff) + "\n"
    isBelowHeading = false
  }

  /// Adds a paragraph that is already roff.
  mutating func paragraph(roff: String) {
    if !isBelowHeading { text += ".PP\n" }
    addLine(roff: roff)
  }

  /// Adds paragraphs separated by empty lines; text in backticks is bold, and indented paragraphs
  /// are examples.
  mutating func paragraphs(_ words: String) {
    for paragraph in words.split(separator: "\n\n") {
      if paragraph.hasPrefix("  ") {
        example(paragraph.split(separator: "\n").map { String($0.dropFirst(2)) })
      } else {
        self.paragraph(roff: Self.line(String(paragraph)))
      }
    }
  }

  /// Adds a term that is already roff, and its meaning.
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

  /// Wrapped to at most 78 characters where words allow.
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

  /// Keeps a line from being read as a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }

  /// Escaped text, with text in backticks in bold.
  private static func line(_ words: String) -> String {
    let parts = words.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? escaped(String(part)) : bold(String(part))
    }.joined()
  }

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
