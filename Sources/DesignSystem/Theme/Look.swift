/// How a style looks on a terminal.
public struct Look: Hashable, Sendable {
  /// An index into the terminal's palette, 0 to 255; nil is the terminal's default.
  public var foreground: UInt8?
  /// An index into the terminal's palette, 0 to 255; nil is the terminal's default.
  public var background: UInt8?
  /// Its text attributes.
  public var attributes: Attributes

  /// A look with these colors and attributes.
  public init(
    foreground: UInt8? = nil,
    background: UInt8? = nil,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  func with(_ more: Attributes) -> Look {
    Look(foreground: foreground, background: background, attributes: attributes.union(more))
  }

  /// Takes missing colors from another look.
  func on(_ ground: Look) -> Look {
    Look(
      foreground: foreground ?? ground.foreground,
      background: background ?? ground.background,
      attributes: attributes
    )
  }
}
