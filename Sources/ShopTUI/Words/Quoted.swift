nonisolated extension String {
  /// The text in quotation marks, for a script or Swift; what can't be in a line is escaped.
  var quoted: String {
    let inside = unicodeScalars.reduce(into: "") { text, scalar in
      // A combining mark would merge with the quotation mark before it.
      if text.isEmpty, "\"\(scalar)".count == 1 { return text += scalar.escape }
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.mustBeEscaped: text += scalar.escape
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(inside)\""
  }
}

nonisolated extension Unicode.Scalar {
  /// As `\u{1b}`.
  fileprivate var escape: String { "\\u{\(String(value, radix: 16))}" }

  /// True if it would end a line, be invisible or change the direction of the text around it.
  var mustBeEscaped: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
