#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Turns the values of windows into bytes and back: JSON with sorted keys, so that a
/// value gives the same bytes each time.
public struct SceneCoding: Sendable {
  /// The app whose windows they are.
  public let app: AppDescription
  private let userInfo: [CodingUserInfoKey: any Sendable]

  /// With an app that says which routes, presentations and fields there are; a route of any other type
  /// cannot be saved.
  public init(_ app: AppDescription) {
    self.app = app
    userInfo = app.userInfo
  }

  /// For values that hold stacks with routes of these types, and no whole window.
  public init(types: RouteTypes) {
    self.init(AppDescription(tabs: [], routes: types))
  }

  /// The name a value of a window is stored under.
  func name(of key: SceneKey) -> String { key.name(in: app) }

  /// The bytes of a value.
  ///
  /// Throws `EncodingError` where the value holds something that cannot be saved.
  public func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo = userInfo
    return try encoder.encode(value)
  }

  /// The value of some bytes; throws `DecodingError` where they are not one.
  public func decode<Value: Decodable>(_ type: Value.Type, from bytes: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.userInfo = userInfo
    return try decoder.decode(type, from: bytes)
  }
}
