#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Turns the values of windows into bytes and back: JSON with sorted keys, so that a
/// value gives the same bytes each time.
public struct SceneCoding: Sendable {
  private let types: RouteTypes
  /// What is known already; nil where all is encoded and decoded each time.
  private let memory: CodingMemory?

  /// With a table of the routes that may be in the windows; a route of any other type cannot be saved.
  public init(types: RouteTypes) {
    self.init(types: types, memory: nil)
  }

  init(types: RouteTypes = .shop, memory: CodingMemory?) {
    self.types = types
    self.memory = memory
  }

  /// The coding of the shop's windows.
  public static var shop: SceneCoding { SceneCoding(types: .shop) }

  /// The bytes of a value.
  ///
  /// Throws `EncodingError` where the value holds something that cannot be saved.
  public func encode(_ value: some Encodable) throws -> Data {
    try throughEncoder(value)
  }

  /// The bytes of a value that may know them by itself; the same as those an encoder makes.
  func encode(_ value: some KnowsItsJSON) throws -> Data {
    guard var json = value.json else { return try throughEncoder(value) }
    return json.withUTF8 { Data(buffer: $0) }
  }

  /// The value of some bytes; throws `DecodingError` where they are not one.
  public func decode<Value: Decodable>(_ type: Value.Type, from bytes: Data) throws -> Value {
    if let memory { try memory.value(of: bytes, decodeAnew) } else { try decodeAnew(bytes) }
  }

  private func throughEncoder(_ value: some Encodable) throws -> Data {
    if let memory { try memory.bytes(of: value, encodeAnew) } else { try encodeAnew(value) }
  }

  private func encodeAnew(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo[RouteTypes.key] = types
    return try encoder.encode(value)
  }

  private func decodeAnew<Value: Decodable>(_ bytes: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo[RouteTypes.key] = types
    return try decoder.decode(Value.self, from: bytes)
  }
}
