/// A path whose routes may be of different types.
///
/// ```swift
/// var path = NavigationPath()
/// path.append(PersonID("ada"))
/// path.append(7)
/// #expect(path.count == 2)
/// ```
public struct NavigationPath: Hashable, Sendable {
  /// The routes above the root, the top one last.
  public private(set) var routes: [AnyRoute] = []

  /// An empty path.
  public init() {}

  /// A path of routes of one type, the top one last.
  @inlinable public init(_ routes: some Sequence<some Hashable & Sendable>) {
    self.init(routes.map { AnyRoute($0) })
  }

  @usableFromInline init(_ routes: [AnyRoute]) { self.routes = routes }

  /// The number of routes.
  public var count: Int { routes.count }

  /// True if the path has no routes.
  public var isEmpty: Bool { routes.isEmpty }

  /// Appends a route of any type.
  public mutating func append(_ value: some Hashable & Sendable) {
    routes.append(AnyRoute(value))
  }

  /// Removes up to `count` routes from the end.
  public mutating func removeLast(_ count: Int = 1) {
    routes.removeLast(min(max(count, 0), routes.count))
  }

  /// The path in a form that can be saved; nil if any element is not a ``Route``.
  public var codable: CodableRepresentation? {
    routes.allSatisfy(\.isCodable) ? CodableRepresentation(routes: routes) : nil
  }

  /// A path from its saved form.
  public init(_ codable: CodableRepresentation) {
    routes = codable.routes
  }

  /// A path that can be saved: every element is a ``Route``.
  ///
  /// Decoding needs ``RouteTypes`` in `userInfo`.
  public struct CodableRepresentation: Hashable, Codable, Sendable {
    fileprivate let routes: [AnyRoute]

    fileprivate init(routes: [AnyRoute]) {
      self.routes = routes
    }

    public init(from decoder: any Decoder) throws {
      routes = try decoder.singleValueContainer().decode([AnyRoute].self)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(routes)
    }
  }
}
