/// The route types that a decoder can read, by tag.
public struct RouteTypes: Sendable {
  private let types: [String: any Route.Type]

  /// A table of these types; a duplicate tag is a programmer error.
  public init(_ types: [any Route.Type]) {
    self.types = Dictionary(types.map { ($0.tag, $0) }) { first, second in
      preconditionFailure("\(first) and \(second) have the same tag.")
    }
  }

  package var tags: Set<String> { Set(types.keys) }

  func adding(_ type: any Route.Type) -> Self {
    knows(type) ? self : Self(types.values + [type])
  }

  func knows(_ type: any Route.Type) -> Bool { types[type.tag] == type }

  subscript(tag: String) -> (any Route.Type)? { types[tag] }

  /// The `userInfo` key of the table: `decoder.userInfo[RouteTypes.key] = routes`.
  public static var key: CodingUserInfoKey { CodingUserInfoKey(named: "RouteTypes") }
}
