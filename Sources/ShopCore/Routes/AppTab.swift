public import SceneNavigation

/// The tabs every window has; tab bar, coordinators and keys are made from these cases.
public enum AppTab: String, CaseIterable, Codable, Sendable {
  case home
  case search
  case profile

  /// What the tab bar says.
  public var title: String {
    switch self {
    case .home: "Home"
    case .search: "Search"
    case .profile: "Profile"
    }
  }

  /// Whether a route can stand in the tab: what its coordinator's type says, of a route whose type is
  /// known only now.
  ///
  /// Search takes any but a checkout's step, which belongs to a flow.
  func accepts(_ route: AnyRoute) -> Bool {
    switch self {
    case .home: route.value(as: HomeRoute.self) != nil
    case .search: route.value(as: CheckoutStep.self) == nil
    case .profile: route.value(as: ProfileRoute.self) != nil
    }
  }

  /// Its place among the tabs, from 0.
  public var position: Int {
    switch self {
    case .home: 0
    case .search: 1
    case .profile: 2
    }
  }
}

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
}

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

extension Destination {
  /// The step that a route is, in a tab; a route that is none of its tab's is a step of Search's.
  public init(_ route: AnyRoute, in tab: AppTab) {
    switch tab {
    case .home: self = route.value(as: HomeRoute.self).map { .home($0) } ?? .search(route)
    case .profile: self = route.value(as: ProfileRoute.self).map { .profile($0) } ?? .search(route)
    case .search: self = .search(route)
    }
  }

  /// The step that a route is, by its type.
  public init(_ route: AnyRoute) {
    if let route = route.value(as: HomeRoute.self) {
      self = .home(route)
    } else if let route = route.value(as: ProfileRoute.self) {
      self = .profile(route)
    } else {
      self = .search(route)
    }
  }
}

extension TabPath {
  /// A way in a tab, in the types of the tab: routes that are none of its own are left out.
  public init(_ path: NavigationPath, in tab: AppTab) {
    self =
      switch tab {
      case .home: .home(path.routes.compactMap { $0.value(as: HomeRoute.self) })
      case .search: .search(path)
      case .profile: .profile(path.routes.compactMap { $0.value(as: ProfileRoute.self) })
      }
  }
}
