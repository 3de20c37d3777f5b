#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Encodes and decodes stored values as JSON with sorted keys, so that equal values give equal
/// bytes.
public struct SceneCoding: Sendable {
  let app: AppDescription

  /// A coding for the app's windows.
  ///
  /// Routes of types it does not list cannot be saved.
  public init(_ app: AppDescription) {
    self.app = app
  }

  func name(of key: SceneKey) -> String { key.name(in: app) }

  /// Encodes a value.
  ///
  /// Throws `EncodingError` if the value contains something that cannot be saved.
  public func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo = app.userInfo
    return try encoder.encode(value)
  }

  /// Decodes a value; throws `DecodingError` if the bytes are not valid.
  public func decode<Value: Decodable>(_ type: Value.Type, from bytes: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo = app.userInfo
    return try decoder.decode(type, from: bytes)
  }
}
