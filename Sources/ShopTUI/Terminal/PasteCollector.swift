/// Gathers what stands between the marks of a bracketed paste.
nonisolated struct PasteCollector: Sendable {
  /// The most bytes of one paste that are kept.
  static let limit = 65_536

  private static let endMark = Array("\u{1b}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0
  private var isCut = false

  /// Takes the next byte; true if it completed the end mark.
  mutating func append(_ byte: UInt8) -> Bool {
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count
    }
    for heldBack in Self.endMark.prefix(matched) { keep(heldBack) }
    matched = byte == Self.endMark[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  /// The text so far, invalid UTF-8 replaced.
  var event: InputEvent {
    var whole = bytes[...]
    if isCut {
      while let last = whole.last, last & 0xc0 == 0x80 { whole.removeLast() }
      if let last = whole.last, last >= 0xc0 { whole.removeLast() }
    }
    return .paste(String(decoding: whole, as: UTF8.self), isCut: isCut)
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) } else { isCut = true }
  }
}
