import CNcurses

/// How the cursor is moved and cells are erased, in the terminal's own words.
///
/// Nearly all terminals agree on them, so that their numbers are put in by hand; of any other
/// terminfo is asked each time.
struct CursorMoves {
  private let isPlaceStandard: Bool
  private let isRightStandard: Bool
  private let isEraseStandard: Bool
  private let hasRight: Bool
  /// Whether a number of cells can be erased where the cursor stands.
  let canErase: Bool
  /// Erases from the cursor to the end of its row; nothing where that cannot be done.
  let eraseToEnd: [UInt8]

  /// Reads terminfo; ncurses has to be open.
  init() {
    isPlaceStandard = Capability.bytes("cup") == Array("\u{1b}[%i%p1%d;%p2%dH".utf8)
    isRightStandard = Capability.bytes("cuf") == Array("\u{1b}[%p1%dC".utf8)
    isEraseStandard = Capability.bytes("ech") == Array("\u{1b}[%p1%dX".utf8)
    hasRight = shop_capability("cuf") != nil
    canErase = shop_capability("ech") != nil
    eraseToEnd = Capability.bytes("el")
  }

  /// Moves the cursor to a place, from another one if that is known.
  func move(
    to place: (column: Int, row: Int),
    from old: (column: Int, row: Int)?,
    _ bytes: inout [UInt8]
  ) {
    if let old, old.row == place.row, old.column < place.column, hasRight {
      return right(by: place.column - old.column, &bytes)
    }
    guard isPlaceStandard else {
      bytes += Capability.bytes("cup", place.row, place.column)
      return
    }
    bytes += [0x1b, UInt8(ascii: "[")]
    bytes.append(number: place.row + 1)
    bytes.append(UInt8(ascii: ";"))
    bytes.append(number: place.column + 1)
    bytes.append(UInt8(ascii: "H"))
  }

  /// Erases so many cells where the cursor stands, which stays there.
  func erase(_ count: Int, _ bytes: inout [UInt8]) {
    guard isEraseStandard else {
      bytes += Capability.bytes("ech", count)
      return
    }
    bytes += [0x1b, UInt8(ascii: "[")]
    bytes.append(number: count)
    bytes.append(UInt8(ascii: "X"))
  }

  private func right(by count: Int, _ bytes: inout [UInt8]) {
    guard isRightStandard else {
      bytes += Capability.bytes("cuf", count)
      return
    }
    bytes += [0x1b, UInt8(ascii: "[")]
    if count > 1 { bytes.append(number: count) }
    bytes.append(UInt8(ascii: "C"))
  }
}

extension [UInt8] {
  /// Appends a number of at most five digits.
  fileprivate mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
