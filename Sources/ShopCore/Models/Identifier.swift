/// The stable name of one model of the shop, such as a product's slug; a type of its own per model.
public struct Identifier<Model>: RawRepresentable, Hashable, Sendable {
  /// The id as it is written in links and files.
  public let rawValue: String

  /// Takes a text for an id, whether or not anything has it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension Identifier: Codable {
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension Identifier: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) {
    rawValue = value
  }

  public var description: String { rawValue }
}
