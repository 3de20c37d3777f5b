import Platform

/// Says JSON on standard output, which tells the terminal nothing and still means what it says.
func say(json: String) {
  print(json.printableJSON(isASCII: isASCIIOnly(STDOUT_FILENO)))
}

nonisolated extension String {
  /// The same JSON in signs that can be shown: everything else is escaped.
  func printableJSON(isASCII: Bool) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let isLineEnd = scalar == "\n"
      if scalar.mustBeEscaped && !isLineEnd || isASCII && !scalar.isASCII {
        text += scalar.escapeInJSON
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

nonisolated extension String {
  /// The text as JSON writes it.
  var quotedInJSON: String {
    let inside = unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{0}"..."\u{1F}": text += scalar.escapeInJSON
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(inside)\""
  }
}

nonisolated extension Unicode.Scalar {
  /// Such as `\u001b`; in two halves where four digits do not do.
  var escapeInJSON: String {
    String(self).utf16.map { half in
      let digits = String(half, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
