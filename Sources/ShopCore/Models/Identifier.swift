/// The stable id of a model, such as a product's slug; each model has its own id type.
public struct Identifier<Model>: RawRepresentable, Hashable, Sendable {
  /// The id as written in links and files.
  public let rawValue: String

  /// Wraps a text as an id, whether or not a model has it.
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
