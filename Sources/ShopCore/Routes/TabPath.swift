public import SceneNavigation

/// A whole way through one tab, from above its root to where somebody shall stand.
public enum TabPath: Hashable, Sendable {
  case home([HomeRoute])
  case search(NavigationPath)
  case profile([ProfileRoute])

  /// The tab the path is in.
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

  /// The step that leads to its end; nil where that is the root.
  public var last: Destination? {
    switch self {
    case .home(let routes): routes.last.map { .home($0) }
    case .search(let path): path.routes.last.map { .search($0) }
    case .profile(let routes): routes.last.map { .profile($0) }
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
