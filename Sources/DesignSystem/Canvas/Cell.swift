/// One character cell, packed into eight bytes: a screen has ten thousand of them, and the cost of
/// a key is mostly the memory it touches.
public struct Cell: Hashable, Sendable {
  /// All parts in one number, so that comparing cells is one comparison.
  private var bits: UInt64

  private struct Bits {
    let shift: UInt64
    let mask: UInt64

    static let scalar = Bits(shift: 0, mask: 0x1f_ffff)
    static let style = Bits(shift: 24, mask: 0xff)
    static let mark1 = Bits(shift: 32, mask: 0xffff)
    static let mark2 = Bits(shift: 48, mask: 0xffff)
  }

  private subscript(part: Bits) -> UInt32 {
    get { UInt32(truncatingIfNeeded: bits >> part.shift & part.mask) }
    set { bits = bits & ~(part.mask << part.shift) | (UInt64(newValue) & part.mask) << part.shift }
  }

  /// The Unicode scalar; 0 in the right half of a wide character.
  public var scalar: UInt32 {
    get { self[.scalar] }
    set { self[.scalar] = newValue }
  }

  /// The first combining mark, at most U+FFFF; 0 if there is none.
  public var mark1: UInt32 {
    get { self[.mark1] }
    set { self[.mark1] = newValue <= 0xffff ? newValue : 0 }
  }

  /// The second combining mark, at most U+FFFF; 0 if there is none.
  public var mark2: UInt32 {
    get { self[.mark2] }
    set { self[.mark2] = newValue <= 0xffff ? newValue : 0 }
  }

  /// The style of the cell.
  public var style: Style {
    get { Style(rawValue: UInt8(self[.style])) ?? .text }
    set { self[.style] = UInt32(newValue.rawValue) }
  }

  /// A cell with one scalar and up to two combining marks.
  public init(scalar: UInt32, mark1: UInt32 = 0, mark2: UInt32 = 0, style: Style = .text) {
    bits = 0
    self.scalar = scalar
    self.mark1 = mark1
    self.mark2 = mark2
    self.style = style
  }

  /// A cell with one character and no marks.
  public init(_ character: Unicode.Scalar, style: Style = .text) {
    self.init(scalar: character.value, style: style)
  }

  /// A cell with a space.
  public static func blank(_ style: Style = .text) -> Cell {
    Cell(scalar: Glyph.space, style: style)
  }

  /// True in the right half of a wide character.
  public var isContinuation: Bool { scalar == 0 }

  /// The character if it is printable ASCII without marks; otherwise nil.
  public var ascii: UInt8? {
    guard bits >> Bits.mark1.shift == 0, (0x20..<0x7f).contains(scalar) else { return nil }
    return UInt8(scalar)
  }
}
