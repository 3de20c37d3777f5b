public import FoundationEssentials

/// Turns the values of windows into bytes and back: JSON with sorted keys, so that equal values
/// give equal bytes.
public struct SceneCoding: Sendable {
  private let types: RouteTypes

  public init(types: RouteTypes = .shop) {
    self.types = types
  }

  /// The bytes of a value.
  ///
  /// Throws `EncodingError` where the value holds something that cannot be saved.
  public func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(value)
  }

  /// The value of some bytes; throws `DecodingError` where they are not one.
  public func decode<Value: Decodable>(_ type: Value.Type, from bytes: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo[RouteTypes.key] = types
    return try decoder.decode(type, from: bytes)
  }
}
