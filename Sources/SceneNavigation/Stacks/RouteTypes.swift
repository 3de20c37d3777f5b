/// The types of routes a decoder may meet, found by their tags.
public struct RouteTypes: Sendable {
  private let types: [String: any Route.Type]

  /// A table of these types; two of one tag are a mistake in the program.
  public init(_ types: [any Route.Type]) {
    self.types = Dictionary(types.map { ($0.tag, $0) }) { first, second in
      preconditionFailure("\(first) and \(second) have the same tag.")
    }
  }

  /// The tags of the table.
  package var tags: Set<String> { Set(types.keys) }

  /// Whether it finds a type by its tag again.
  func knows(_ type: any Route.Type) -> Bool { types[type.tag] == type }

  /// The type of the routes that are saved under a tag; nil where the table has none.
  public subscript(tag: String) -> (any Route.Type)? { types[tag] }

  /// Whether a route can be saved and read again with this table.
  public func contains(_ route: AnyRoute) -> Bool {
    (route.base as? any Route).map { knows(type(of: $0)) } ?? false
  }

  /// Where an encoder and a decoder find their table: `decoder.userInfo[RouteTypes.key] = RouteTypes.shop`.
  public static var key: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "RouteTypes") else {
      preconditionFailure("A coding key could not be made of its name.")
    }
    return key
  }
}
