/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Text of the kinds that break terminals.
  mutating func hostileText() -> String {
    var text = ""
    for _ in 0..<number(0...24) { text.unicodeScalars.append(hostileScalar()) }
    return text
  }

  private mutating func hostileScalar() -> Unicode.Scalar {
    let ranges: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x20...0x7E, 0x7F...0x9F, 0xA0...0x2FF, 0x300...0x36F, 0x5D0...0x6FF,
      0x900...0x97F, 0x1100...0x11FF, 0x2000...0x206F, 0x20D0...0x20FF, 0x2600...0x27BF,
      0x3000...0x30FF, 0x4E00...0x4EFF, 0xAC00...0xACFF, 0xE000...0xE00F, 0xFE00...0xFEFF,
      0xFFF0...0xFFFF, 0x1D165...0x1D172, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0xE0000...0xE01EF,
      0x00...0x10FFFF,
    ]
    let range = ranges[number(0...ranges.count - 1)]
    return Unicode.Scalar(UInt32.random(in: range, using: &self)) ?? "\u{200D}"
  }
}
