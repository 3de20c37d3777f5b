/// The stable id of a model, such as a product's slug; each model has its own id type.
public struct Identifier<Model>: RawRepresentable, Hashable, Codable, Sendable {
  /// The id as written in links and files.
  public let rawValue: String

  /// Wraps a text as an id, whether or not a model has it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension Identifier: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) {
    rawValue = value
  }

  public var description: String { rawValue }
}
