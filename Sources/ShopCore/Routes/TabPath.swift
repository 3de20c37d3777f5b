/// A whole way through one tab, from above its root to where somebody shall stand.
public enum TabPath: Hashable, Sendable {
  case home([HomeRoute])
  case search(NavigationPath)
  case profile([ProfileRoute])

  public var tab: AppTab {
    switch self {
    case .home: .home
    case .search: .search
    case .profile: .profile
    }
  }

  /// The same way without the types of its tab.
  public var path: NavigationPath {
    switch self {
    case .home(let routes): NavigationPath(routes)
    case .search(let path): path
    case .profile(let routes): NavigationPath(routes)
    }
  }

  /// The way that consists of one step.
  public init(_ destination: Destination) {
    self =
      switch destination {
      case .home(let route): .home([route])
      case .search(let route): .search(NavigationPath([route]))
      case .profile(let route): .profile([route])
      }
  }
}
