/// Says who may stand where, before anybody goes there.
public struct RouteGuard: Sendable {
  /// What the guard says to one place.
  public enum Decision: Hashable, Sendable {
    case allow
    /// Somebody has to be signed in first.
    case signIn
    /// One belongs somewhere else.
    case redirect(Place)
  }

  /// Where a place turns out to lead.
  public enum Resolution: Hashable, Sendable {
    case go(Place)
    case signIn(Place)
    /// The guard leads in a circle, over these places.
    case loop([Place])
  }

  private let decide: @Sendable (Place, ShopState) -> Decision

  /// A guard that asks this for each place, with the shop as it is.
  public init(_ decide: @escaping @Sendable (Place, ShopState) -> Decision) {
    self.decide = decide
  }

  /// Follows the guard's redirections to their end, each place at most once.
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
