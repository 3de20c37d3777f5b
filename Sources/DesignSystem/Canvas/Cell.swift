/// One character cell of the screen.
public struct Cell: Hashable, Sendable {
  /// The Unicode scalar that stands in the cell; 0 in the right half of a wide one.
  public var scalar: UInt32
  /// The first combining mark over it; 0 where there is none.
  public var mark1: UInt32
  /// The second combining mark over it; 0 where there is none.
  public var mark2: UInt32
  /// What the cell is for.
  public var style: Style

  public init(scalar: UInt32, mark1: UInt32 = 0, mark2: UInt32 = 0, style: Style = .text) {
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
}
