/// Any hashable value as one step of a path, whatever its type.
public struct AnyRoute: Hashable, Sendable {
  public let base: any Hashable & Sendable

  /// Wraps a value; an `AnyRoute` is not wrapped again.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyRoute)?.base ?? base
  }

  public static func == (left: AnyRoute, right: AnyRoute) -> Bool {
    left.base.equals(right.base)
  }

  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }

  /// Whether it can be saved: only a `Route` has the stable tag that takes.
  public var isCodable: Bool { base is any Route }
}

extension Hashable {
  fileprivate func equals(_ other: any Hashable) -> Bool {
    (other as? Self) == self
  }
}

extension AnyRoute: Codable {
  private enum CodingKeys: CodingKey {
    case type
    case value
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let tag = try container.decode(String.self, forKey: .type)
    guard let types = decoder.userInfo[RouteTypes.key] as? RouteTypes else {
      preconditionFailure("A decoder of routes needs RouteTypes in its userInfo.")
    }
    guard let type = types[tag] else {
      throw DecodingError.dataCorruptedError(
        forKey: .type,
        in: container,
        debugDescription: "There is no route of type “\(tag)”."
      )
    }
    self.init(erasing: try container.decode(type, forKey: .value))
  }

  public func encode(to encoder: any Encoder) throws {
    guard let route = base as? any Route else {
      throw EncodingError.invalidValue(
        base,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "“\(base)” is no Route and cannot be saved."
        )
      )
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type(of: route).tag, forKey: .type)
    try container.encode(route, forKey: .value)
  }

  private init(erasing route: any Route) {
    base = route
  }
}
