#if canImport(FoundationEssentials)
  public import FoundationEssentials
  public import SceneNavigation

#else
  public import Foundation
#endif

/// Turns the values of windows into bytes and back: JSON with sorted keys, so that a
/// value gives the same bytes each time.
public struct SceneCoding: Sendable {
  private let types: RouteTypes
  private let fields: [FieldID]

  /// With a table of the routes that may be in the windows, and the fields of their screens; a route of
  /// any other type cannot be saved.
  public init(types: RouteTypes, fields: [FieldID]) {
    self.types = types
    self.fields = fields
  }

  /// The coding of the shop's windows.
  public static var shop: SceneCoding { SceneCoding(types: .shop, fields: FieldID.all) }

  /// The bytes of a value.
  ///
  /// Throws `EncodingError` where the value holds something that cannot be saved.
  public func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo[RouteTypes.key] = types
    return try encoder.encode(value)
  }

  /// The value of some bytes; throws `DecodingError` where they are not one.
  public func decode<Value: Decodable>(_ type: Value.Type, from bytes: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo[RouteTypes.key] = types
    decoder.userInfo[FieldID.known] = fields
    return try decoder.decode(type, from: bytes)
  }
}
