/// Text attributes of a terminal besides color.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt8

  /// The attributes with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bold text.
  public static let bold = Attributes(rawValue: 1 << 0)
  /// Dim text.
  public static let dim = Attributes(rawValue: 1 << 1)
  /// Underlined text.
  public static let underline = Attributes(rawValue: 1 << 2)
  /// Text with foreground and background swapped.
  public static let reverse = Attributes(rawValue: 1 << 3)
  /// Italic text.
  public static let italic = Attributes(rawValue: 1 << 4)
}
