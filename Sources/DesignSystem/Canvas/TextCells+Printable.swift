extension TextCells {
  /// The text as a canvas would show it, line by line, without anything that could control a
  /// terminal.
  public static func printable(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = String(line)
      var canvas = Canvas(width: width(of: line), height: 1)
      canvas.write(line, column: 0, row: 0, style: .text)
      return canvas.text
    }.joined(separator: "\n")
  }
}
