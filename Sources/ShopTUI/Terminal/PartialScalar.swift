/// A UTF-8 character of which some bytes are still to come.
nonisolated struct PartialScalar: Hashable, Sendable {
  private var value: UInt32
  private var missing: Int
  private var accepted: ClosedRange<UInt8>

  /// Begins with a lead byte; nil if no character begins with it.
  init?(lead: UInt8) {
    accepted = 0x80...0xbf
    switch lead {
    case 0xc2...0xdf:
      (value, missing) = (UInt32(lead & 0x1f), 1)
    case 0xe0...0xef:
      (value, missing) = (UInt32(lead & 0x0f), 2)
      if lead == 0xe0 { accepted = 0xa0...0xbf }
      if lead == 0xed { accepted = 0x80...0x9f }
    case 0xf0...0xf4:
      (value, missing) = (UInt32(lead & 0x07), 3)
      if lead == 0xf0 { accepted = 0x90...0xbf }
      if lead == 0xf4 { accepted = 0x80...0x8f }
    default: return nil
    }
  }

  /// Takes the next byte; false if it cannot belong to this character.
  mutating func append(_ byte: UInt8) -> Bool {
    guard accepted.contains(byte) else { return false }
    value = value << 6 | UInt32(byte & 0x3f)
    missing -= 1
    accepted = 0x80...0xbf
    return true
  }

  /// The character, once all its bytes are there.
  var scalar: Unicode.Scalar? { missing == 0 ? Unicode.Scalar(value) : nil }
}
