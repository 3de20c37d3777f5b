/// Removes from text what a terminal can't show.
enum PlainText {
  /// The text in one line: runs of white space become one space, other controls are removed.
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

  /// The text line by line, without empty lines at either end or more than one in a row.
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
  fileprivate var isInvisible: Bool { isControl || self == "\u{FEFF}" }
}
