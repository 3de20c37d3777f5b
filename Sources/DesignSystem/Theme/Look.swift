/// How a style looks on a terminal.
public struct Look: Hashable, Sendable {
  /// An index into the terminal's palette, 0 to 255; nil is the terminal's default.
  public var foreground: UInt8?
  /// An index into the terminal's palette, 0 to 255; nil is the terminal's default.
  public var background: UInt8?
  /// How letters are written.
  public var attributes: Attributes

  /// The look of a letter and its ground.
  public init(
    foreground: UInt8? = nil,
    background: UInt8? = nil,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The same look with more attributes.
  func with(_ more: Attributes) -> Look {
    Look(foreground: foreground, background: background, attributes: attributes.union(more))
  }

  /// The same look with the colours of another where it has none.
  func on(_ ground: Look) -> Look {
    Look(
      foreground: foreground ?? ground.foreground,
      background: background ?? ground.background,
      attributes: attributes
    )
  }
}
