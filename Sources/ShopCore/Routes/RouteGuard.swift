/// Decides which places may be shown, before navigating there.
public struct RouteGuard: Sendable {
  /// The decision about one place.
  public enum Decision: Hashable, Sendable {
    case allow
    /// The user has to sign in first.
    case signIn
    /// Another place is shown instead.
    case redirect(Place)
  }

  /// The end of all redirects from a place.
  public enum Resolution: Hashable, Sendable {
    case go(Place)
    case signIn(Place)
    /// The guard redirects in a circle, through these places.
    case loop([Place])
  }

  private let decide: @Sendable (Place, ShopState) -> Decision

  /// A guard that calls `decide` for each place, with the current state of the shop.
  public init(_ decide: @escaping @Sendable (Place, ShopState) -> Decision) {
    self.decide = decide
  }

  /// Follows the redirects to their end, through each place at most once.
  public func resolve(_ place: Place, in shop: ShopState) -> Resolution {
    var passed: [Place] = []
    var place = place
    while true {
      switch decide(place, shop) {
      case .allow: return .go(place)
      case .signIn: return .signIn(place)
      case .redirect(let next):
        passed.append(place)
        guard !passed.contains(next) else { return .loop(passed + [next]) }
        place = next
      }
    }
  }
}
