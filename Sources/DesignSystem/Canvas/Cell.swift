/// One character cell of the screen, packed into eight bytes: a screen has ten thousand of them,
/// and what a key costs is above all the memory that has to be touched.
public struct Cell: Hashable, Sendable {
  /// All of it in one number: whether two cells are the same is one comparison.
  private var bits: UInt64

  /// Where in the number a part stands.
  private struct Part {
    let shift: UInt64
    let mask: UInt64

    static let scalar = Part(shift: 0, mask: 0x1f_ffff)
    static let style = Part(shift: 24, mask: 0xff)
    static let mark1 = Part(shift: 32, mask: 0xffff)
    static let mark2 = Part(shift: 48, mask: 0xffff)
  }

  private subscript(part: Part) -> UInt32 {
    get { UInt32(truncatingIfNeeded: bits >> part.shift & part.mask) }
    set { bits = bits & ~(part.mask << part.shift) | (UInt64(newValue) & part.mask) << part.shift }
  }

  /// The Unicode scalar that stands in the cell; 0 in the right half of a wide one.
  public var scalar: UInt32 {
    get { self[.scalar] }
    set { self[.scalar] = newValue }
  }

  /// The first combining mark over it, none beyond U+FFFF; 0 where there is none.
  public var mark1: UInt32 {
    get { self[.mark1] }
    set { self[.mark1] = newValue <= 0xffff ? newValue : 0 }
  }

  /// The second combining mark over it, none beyond U+FFFF; 0 where there is none.
  public var mark2: UInt32 {
    get { self[.mark2] }
    set { self[.mark2] = newValue <= 0xffff ? newValue : 0 }
  }

  /// What the cell is for.
  public var style: Style {
    get { Style(rawValue: UInt8(self[.style])) ?? .text }
    set { self[.style] = UInt32(newValue.rawValue) }
  }

  /// A cell that shows one scalar and up to two marks over it.
  public init(scalar: UInt32, mark1: UInt32 = 0, mark2: UInt32 = 0, style: Style = .text) {
    bits = 0
    self.scalar = scalar
    self.mark1 = mark1
    self.mark2 = mark2
    self.style = style
  }

  /// A cell that shows one character without marks.
  public init(_ character: Unicode.Scalar, style: Style = .text) {
    self.init(scalar: character.value, style: style)
  }

  /// A space.
  public static func blank(_ style: Style = .text) -> Cell {
    Cell(scalar: Glyph.space, style: style)
  }

  /// Whether this is the right half of a wide character.
  public var isContinuation: Bool { scalar == 0 }

  /// The character of a cell that shows one of printable ASCII and no mark; nil of any other.
  public var ascii: UInt8? {
    guard bits >> Part.mark1.shift == 0, (0x20..<0x7f).contains(scalar) else { return nil }
    return UInt8(scalar)
  }
}
