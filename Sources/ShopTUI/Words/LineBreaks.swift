nonisolated extension String {
  /// The text with `\n` for every line break.
  var withPlainLineBreaks: String {
    String(map { $0.isNewline ? "\n" : $0 })
  }

  /// The text in one line, with one space for each line break and the spaces around it.
  var inOneLine: String {
    let lines = split(whereSeparator: \.isNewline)
    let inside = lines.dropFirst().map { $0.drop { $0 == " " } }
    return ([lines.first ?? ""] + inside).reduce(into: "") { text, line in
      if !text.isEmpty, !text.hasSuffix(" "), !line.isEmpty { text += " " }
      text += line
    }
  }
}
