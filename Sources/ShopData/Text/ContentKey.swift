/// A hash of texts that is the same in every run.
struct ContentKey {
  /// FNV-1a with 64 bits; Swift's own hashes differ from run to run.
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a part and its end, so that `ab`, `c` differs from `a`, `bc`.
  mutating func add(_ part: String?) {
    for byte in (part ?? "\u{1}").utf8 { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// At most thirteen letters and digits.
  var text: String { String(hash, radix: 36) }
}
