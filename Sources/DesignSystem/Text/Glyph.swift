/// The content of one cell, or of two for a wide character.
struct Glyph {
  var scalar: UInt32
  var mark1: UInt32 = 0
  var mark2: UInt32 = 0
  var columns = 1

  static let space: UInt32 = 0x20
  /// Shown in ASCII in place of characters it lacks.
  static let unknown: UInt32 = 0x3F
  /// Shown in place of what cannot be displayed.
  static let replacement: UInt32 = 0xB7

  /// True for symbols that can be joined with others into one emoji.
  static func isPicture(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1F000...0x1FAFF, 0x2190...0x2BFF: true
    default: false
    }
  }

  /// Ignores a third mark, and marks that do not fit into a cell.
  mutating func add(mark: UInt32) {
    guard mark <= 0xFFFF else { return }
    if mark1 == 0 { mark1 = mark } else if mark2 == 0 { mark2 = mark }
  }

  /// Composes a Hangul letter and the vowel or final after it into one syllable; false if they do
  /// not compose.
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
