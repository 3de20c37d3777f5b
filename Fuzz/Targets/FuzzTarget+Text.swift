import DesignSystem

extension FuzzTarget {
  /// Any text fills only the cells it claims, and only with characters.
  ///
  /// The first byte gives the available width.
  static func showText(_ bytes: [UInt8]) throws(Finding) {
    let room = Int(bytes.first ?? 0) % 40
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let width = TextCells.width(of: text)
    for charset in [Charset.unicode, .ascii] {
      var canvas = Canvas(width: room + 10, height: 3, charset: charset)
      let taken = canvas.write(text, column: 5, row: 1, width: room, style: .accent)
      try CellCheck.check(canvas)
      let isWithin = (0..<canvas.width).allSatisfy { column in
        canvas[column, 1].style != .accent || (5..<5 + room).contains(column)
      }
      try Finding.unless(isWithin, "It takes more room than it was given.")
      try Finding.unless(
        taken <= room && (width > room || taken == width),
        "It takes \(taken) columns of \(room), and is \(width) wide."
      )
    }
    try checkParts(of: text, room: room)
    try checkPrinted(text)
  }

  private static func checkParts(of text: String, room: Int) throws(Finding) {
    let room = max(room, 2)
    let parts =
      [TextCells.truncated(text, to: room), TextCells.prefix(of: text, columns: room)]
      + TextCells.wrapped(text, width: room)
    for part in parts {
      let width = TextCells.width(of: part)
      try Finding.unless(width <= room, "\(part.debugDescription) is \(width) wide, not \(room).")
    }
  }

  private static func checkPrinted(_ text: String) throws(Finding) {
    let printed = TextCells.printable(text)
    try Finding.unless(printed.isHarmless, "It is printed as \(printed.debugDescription).")
  }
}
