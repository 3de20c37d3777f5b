nonisolated extension String {
  /// The text between quotation marks, in a script as in Swift; what a line cannot hold is escaped.
  var quoted: String {
    let inside = unicodeScalars.reduce(into: "") { text, scalar in
      // A mark would become one letter with the quotation mark before it.
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
  /// Such as `\u{1b}`.
  fileprivate var escape: String { "\\u{\(String(value, radix: 16))}" }

  /// Whether it would end a line, be taken for nothing or turn what is around it.
  var mustBeEscaped: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
