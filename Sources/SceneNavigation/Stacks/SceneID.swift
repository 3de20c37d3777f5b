/// The id of a window's scene.
public struct SceneID: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// Counted from 1 over the life of the app; never reused.
  public let number: Int

  /// An id with a number of at least 1; decoding rejects any other.
  public init(number: Int) {
    self.number = number
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    number = try container.decode(Int.self)
    guard EntryNumbers.range.contains(number) else {
      throw DecodingError("No window has the number \(number).", at: decoder)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }

  public static func < (left: SceneID, right: SceneID) -> Bool { left.number < right.number }

  public var description: String { String(number) }
}
