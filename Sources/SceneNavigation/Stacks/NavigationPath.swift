/// A path whose steps may be of different types.
///
/// ```swift
/// var path = NavigationPath()
/// path.append(PersonID("ada"))
/// path.append(7)
/// #expect(path.count == 2)
/// ```
public struct NavigationPath: Hashable, Sendable {
  /// From the first step above the root to the last.
  public private(set) var routes: [AnyRoute] = []

  /// A path that leads nowhere yet.
  public init() {}

  /// A path along routes of one type, from the first step above the root to the last.
  public init(_ routes: some Sequence<some Hashable & Sendable>) {
    self.routes = routes.map { AnyRoute($0) }
  }

  /// How many steps it has.
  public var count: Int { routes.count }

  /// Whether it leads nowhere yet.
  public var isEmpty: Bool { routes.isEmpty }

  /// Puts a step of any type at the end.
  public mutating func append(_ value: some Hashable & Sendable) {
    routes.append(AnyRoute(value))
  }

  /// Takes so many steps off the end; more than there are leaves none.
  public mutating func removeLast(_ count: Int = 1) {
    routes.removeLast(min(max(count, 0), routes.count))
  }

  /// The path as it can be saved; nil as soon as one step is no `Route`.
  public var codable: CodableRepresentation? {
    routes.allSatisfy(\.isCodable) ? CodableRepresentation(routes: routes) : nil
  }

  /// The path that was saved.
  public init(_ codable: CodableRepresentation) {
    routes = codable.routes
  }

  /// A path of which every step can be saved.
  ///
  /// Decoding needs `RouteTypes` in `userInfo`.
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
