/// A key made of texts, the same in every run.
struct ContentKey {
  private var hash = StableHash()

  /// Adds a part and its end, so that `ab`, `c` differs from `a`, `bc`.
  mutating func add(_ part: String?) {
    for byte in (part ?? "\u{1}").utf8 { hash.add(byte) }
    hash.add(0)
  }

  /// At most thirteen letters and digits.
  var text: String { String(hash.value, radix: 36) }
}

/// A hash of bytes that is the same in every run, unlike Swift's own: FNV-1a with 64 bits.
struct StableHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
