/// A word, or a text in quotation marks.
nonisolated enum ScriptToken: Hashable {
  case word(String)
  case text(String)

  var words: String {
    switch self {
    case .word(let word), .text(let word): word
    }
  }

  static func tokens(of line: some StringProtocol) throws(ScriptProblem) -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    var rest = Substring(line)
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first else { return tokens }
      if first == "\"" {
        rest = rest.dropFirst()
        tokens.append(.text(try text(from: &rest)))
      } else if typesetQuotes.contains(first) {
        throw .typesetQuotes(first)
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        rest = rest[word.endIndex...]
        tokens.append(.word(String(word)))
      }
    }
  }

  /// Word processors turn straight quotation marks into these.
  private static let typesetQuotes: Set<Character> = ["“", "”", "„", "‟", "«", "»", "″"]

  /// Consumes a text and its closing quotation mark.
  private static func text(from rest: inout Substring) throws(ScriptProblem) -> String {
    var text = String.UnicodeScalarView()
    var scalars = rest.unicodeScalars
    // Characters are counted at the closing quotation mark; this bounds a text without one.
    var room = ScriptError.longestText * 4
    while let scalar = scalars.popFirst() {
      guard room >= 0 else { throw .textTooLong }
      room -= 1
      switch scalar {
      case "\"":
        rest = Substring(scalars)
        guard rest.first?.isWhitespace ?? true else {
          throw .expected("a space after the text", found: String(rest))
        }
        let whole = String(text)
        guard whole.count <= ScriptError.longestText else { throw .textTooLong }
        return whole
      case "\\": text.append(try escaped(from: &scalars))
      default: text.append(scalar)
      }
    }
    throw .openText
  }

  private static func escaped(
    from scalars: inout Substring.UnicodeScalarView
  ) throws(ScriptProblem) -> Unicode.Scalar {
    switch scalars.popFirst() {
    case "\""?: return "\""
    case "\\"?: return "\\"
    case "n"?: return "\n"
    case "t"?: return "\t"
    case "u"?:
      let inside = scalars.dropFirst().prefix { $0 != "}" }.prefix(9)
      guard scalars.first == "{", let value = UInt32(String(inside), radix: 16),
        let scalar = Unicode.Scalar(value), scalars[inside.endIndex...].first == "}"
      else { throw .wrongEscape("\\u" + String(scalars.prefix(9))) }
      scalars = scalars[inside.endIndex...].dropFirst()
      return scalar
    case let other?: throw .wrongEscape("\\\(other)")
    case nil: throw .openText
    }
  }
}
