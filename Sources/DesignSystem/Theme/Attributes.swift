/// What a terminal does to characters beside colouring them.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// One bit for each of them.
  public let rawValue: UInt8

  /// The attributes of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Written strongly.
  public static let bold = Attributes(rawValue: 1 << 0)
  /// Written weakly.
  public static let dim = Attributes(rawValue: 1 << 1)
  /// With a line under it.
  public static let underline = Attributes(rawValue: 1 << 2)
  /// With the colours of letter and ground exchanged.
  public static let reverse = Attributes(rawValue: 1 << 3)
  /// Written slanted.
  public static let italic = Attributes(rawValue: 1 << 4)
}
