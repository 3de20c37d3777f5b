/// The identity of a window's scene; never given twice while its windows are remembered.
public struct SceneID: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// Counted from 1 over the life of an app, never given twice.
  public let number: Int

  /// Names a scene by its number, which is at least 1: no other one is read again from saved bytes.
  public init(number: Int) {
    self.number = number
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    number = try container.decode(Int.self)
    guard EntryNumbers.range.contains(number) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "No window has the number \(number)."
      )
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }

  public static func < (left: SceneID, right: SceneID) -> Bool { left.number < right.number }

  public var description: String { String(number) }
}
