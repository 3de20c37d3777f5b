/// One character cell of the screen, packed into eight bytes: a screen has ten thousand of them,
/// and what a key costs is above all the memory that has to be touched.
public struct Cell: Hashable, Sendable {
  /// The scalar in the lower bits, the style above them.
  private var scalarAndStyle: UInt32
  private var firstMark: UInt16
  private var secondMark: UInt16

  private static let scalarBits: UInt32 = 21
  private static let scalarMask: UInt32 = 1 << scalarBits - 1

  /// The Unicode scalar that stands in the cell; 0 in the right half of a wide one.
  public var scalar: UInt32 {
    get { scalarAndStyle & Self.scalarMask }
    set { scalarAndStyle = scalarAndStyle & ~Self.scalarMask | newValue & Self.scalarMask }
  }

  /// The first combining mark over it, none beyond U+FFFF; 0 where there is none.
  public var mark1: UInt32 {
    get { UInt32(firstMark) }
    set { firstMark = UInt16(exactly: newValue) ?? 0 }
  }

  /// The second combining mark over it, none beyond U+FFFF; 0 where there is none.
  public var mark2: UInt32 {
    get { UInt32(secondMark) }
    set { secondMark = UInt16(exactly: newValue) ?? 0 }
  }

  /// What the cell is for.
  public var style: Style {
    get { Style(rawValue: UInt8(truncatingIfNeeded: scalarAndStyle >> Self.scalarBits)) ?? .text }
    set {
      scalarAndStyle =
        scalarAndStyle & Self.scalarMask | UInt32(newValue.rawValue) << Self.scalarBits
    }
  }

  public init(scalar: UInt32, mark1: UInt32 = 0, mark2: UInt32 = 0, style: Style = .text) {
    scalarAndStyle = scalar & Self.scalarMask | UInt32(style.rawValue) << Self.scalarBits
    firstMark = UInt16(exactly: mark1) ?? 0
    secondMark = UInt16(exactly: mark2) ?? 0
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
}
