public import SceneNavigation

/// One step forward: a route, and by its type the tab it belongs to.
public enum Destination: Hashable, Codable, Sendable {
  case home(HomeRoute)
  case search(AnyRoute)
  case profile(ProfileRoute)

  /// The tab it is pushed in.
  public var tab: AppTab {
    switch self {
    case .home: .home
    case .search: .search
    case .profile: .profile
    }
  }

  /// Its route, whatever the type.
  public var route: AnyRoute {
    switch self {
    case .home(let route): AnyRoute(route)
    case .search(let route): route
    case .profile(let route): AnyRoute(route)
    }
  }

  /// The way to a place for somebody standing in a tab: within that tab where it has such a
  /// place, else in the tab the place belongs to.
  public init(_ place: Place, from tab: AppTab) {
    switch (place, tab) {
    case (.product(let id), .home): self = .home(.product(id))
    case (.product(let id), .search): self = .search(AnyRoute(id))
    case (.product(let id), .profile): self = .profile(.product(id))
    case (.reviews(let id), .home): self = .home(.reviews(id))
    case (.reviews(let id), .search): self = .search(AnyRoute(ProductReviews(of: id)))
    case (.reviews(let id), .profile): self = .profile(.reviews(id))
    case (.person(let id), .home): self = .home(.person(id))
    case (.person(let id), .search): self = .search(AnyRoute(id))
    case (.person(let id), .profile): self = .profile(.person(id))
    case (.category(let id), .search): self = .search(AnyRoute(id))
    case (.category(let id), .home), (.category(let id), .profile): self = .home(.category(id))
    case (.cart, _): self = .home(.cart)
    case (.account, _): self = .profile(.account)
    case (.orders, _): self = .profile(.orders)
    case (.order(let id), _): self = .profile(.order(id))
    case (.people, _): self = .profile(.people)
    case (.settings, _): self = .profile(.settings)
    case (.section(let section), _): self = .profile(.section(section))
    }
  }
}
