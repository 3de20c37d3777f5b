/// What one or two neighbouring cells of a row show.
struct Glyph {
  var scalar: UInt32
  var mark1: UInt32 = 0
  var mark2: UInt32 = 0
  var columns = 1

  /// Whether it is a picture that joins with others into one emoji.
  var isPicture: Bool { Glyph.isPicture(scalar) }

  static let space: UInt32 = 0x20
  /// Stands in ASCII for what it lacks.
  static let unknown: UInt32 = 0x3F
  /// Stands for what cannot be shown.
  static let replacement: UInt32 = 0xB7

  static func isPicture(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1F000...0x1FAFF, 0x2190...0x2BFF: true
    default: false
    }
  }

  /// Puts a combining mark over it; a third one is left out, and one that no cell has room for.
  mutating func add(mark: UInt32) {
    guard mark <= 0xFFFF else { return }
    if mark1 == 0 { mark1 = mark } else if mark2 == 0 { mark2 = mark }
  }

  /// Turns a Hangul letter and the vowel or final after it into one syllable, as Unicode composes.
  mutating func compose(with letter: UInt32) -> Bool {
    switch (scalar, letter) {
    case (0x1100...0x1112, 0x1161...0x1175):
      scalar = 0xAC00 + ((scalar - 0x1100) * 21 + letter - 0x1161) * 28
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (scalar - 0xAC00) % 28 == 0:
      scalar += letter - 0x11A7
    default: return false
    }
    return true
  }
}
