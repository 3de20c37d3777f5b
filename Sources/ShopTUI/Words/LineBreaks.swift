nonisolated extension String {
  /// The text with `\n` for every line break, a space for every tab, and without what nobody can
  /// see: other control characters, and those that change the direction of writing.
  var withPlainLineBreaks: String {
    let plain = String(map { $0.isNewline ? "\n" : $0 == "\t" ? " " : $0 }).unicodeScalars
    return String(String.UnicodeScalarView(plain.filter { $0 == "\n" || !$0.isInvisibleControl }))
  }

  /// The same in one line, with one space for each line break and the spaces around it.
  var inOneLine: String {
    let lines = withPlainLineBreaks.split(separator: "\n")
    let inside = lines.dropFirst().map { $0.drop { $0 == " " } }
    return ([lines.first ?? ""] + inside).reduce(into: "") { text, line in
      if !text.isEmpty, !text.hasSuffix(" "), !line.isEmpty { text += " " }
      text += line
    }
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isInvisibleControl: Bool {
    properties.generalCategory == .control || properties.isBidiControl
  }
}
