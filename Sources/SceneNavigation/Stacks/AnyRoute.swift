/// A type-erased route: any hashable, sendable value as one element of a path.
public struct AnyRoute: Hashable, Sendable {
  @usableFromInline let box: any RouteBox

  /// The route itself.
  public var base: any Hashable & Sendable { box.base }

  /// Wraps a value; wrapping an `AnyRoute` returns it unchanged.
  @inlinable public init(_ base: some Hashable & Sendable) {
    box = (base as? AnyRoute)?.box ?? TypedRouteBox(base)
  }

  /// The value as the given type; nil if it is of another type.
  @inlinable public func value<Value: Hashable & Sendable>(as type: Value.Type) -> Value? {
    (box as? TypedRouteBox<Value>)?.value
  }

  public static func == (left: AnyRoute, right: AnyRoute) -> Bool {
    left.box === right.box || left.box.equals(right.box)
  }

  public func hash(into hasher: inout Hasher) {
    box.hash(into: &hasher)
  }

  /// True if the value is a ``Route`` and so has the stable tag that saving needs.
  var isCodable: Bool { base is any Route }
}

extension AnyRoute: CustomStringConvertible {
  public var description: String { "AnyRoute(\(base))" }
}

@usableFromInline protocol RouteBox: AnyObject, Sendable {
  var base: any Hashable & Sendable { get }
  func equals(_ other: any RouteBox) -> Bool
  func hash(into hasher: inout Hasher)
}

@usableFromInline final class TypedRouteBox<Value: Hashable & Sendable>: RouteBox {
  @usableFromInline let value: Value

  @inlinable init(_ value: Value) {
    self.value = value
  }

  @inlinable var base: any Hashable & Sendable { value }

  @inlinable func equals(_ other: any RouteBox) -> Bool {
    guard let other = other as? TypedRouteBox<Value> else { return false }
    return value == other.value
  }

  @inlinable func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
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
      let words = "A decoder of routes needs a table of them, as userInfo[RouteTypes.key]."
      throw DecodingError(words, at: decoder)
    }
    guard let type = types[tag] else {
      throw DecodingError("There is no route of type “\(tag)”.", at: decoder)
    }
    let route = try container.decode(type, forKey: .value)
    self.init(route)
  }

  public func encode(to encoder: any Encoder) throws {
    let types = encoder.userInfo[RouteTypes.key] as? RouteTypes
    guard let route = base as? any Route, types?.knows(type(of: route)) ?? true else {
      let words =
        base is any Route
        ? "The type of “\(base)” is not in the table of routes, and could not be read again."
        : "“\(base)” is not a Route and cannot be saved."
      throw EncodingError(words, of: base, at: encoder)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type(of: route).tag, forKey: .type)
    try container.encode(route, forKey: .value)
  }
}
