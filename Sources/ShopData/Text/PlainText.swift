/// Texts from anywhere without what no screen can show.
enum PlainText {
  /// The text in one line: every run of white space is a space, other controls are gone.
  static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return text }
    var line = ""
    var isApart = false
    for scalar in text.unicodeScalars {
      if scalar.isSpace {
        isApart = true
      } else if !scalar.isInvisible {
        if isApart, !line.isEmpty { line.unicodeScalars.append(" ") }
        isApart = false
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// The text line by line, without empty lines at its beginning and end and several in a row.
  static func lines(_ text: String) -> String {
    var lines: [String] = []
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = line(String(part))
      if !line.isEmpty || lines.last?.isEmpty == false { lines.append(line) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// Whether it is a control or a byte order mark.
  fileprivate var isInvisible: Bool { isControl || self == "\u{FEFF}" }
}
