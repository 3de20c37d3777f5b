public import SceneNavigation

/// The tabs of every window; tab bar, coordinators and keys are made from these cases.
public enum AppTab: String, CaseIterable, Codable, Sendable {
  case home
  case search
  case profile

  /// The title in the tab bar.
  public var title: String {
    switch self {
    case .home: "Home"
    case .search: "Search"
    case .profile: "Profile"
    }
  }

  /// True if the tab can hold a route: its coordinator's type, checked at run time.
  ///
  /// Search accepts every route but a checkout step, which belongs to a flow.
  func accepts(_ route: AnyRoute) -> Bool {
    switch self {
    case .home: route.value(as: HomeRoute.self) != nil
    case .search: route.value(as: CheckoutStep.self) == nil
    case .profile: route.value(as: ProfileRoute.self) != nil
    }
  }

  /// Its index in the tab bar, from 0.
  public var position: Int {
    switch self {
    case .home: 0
    case .search: 1
    case .profile: 2
    }
  }
}

/// One step forward: a route and, by its type, its tab.
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

  /// The route, without its type.
  public var route: AnyRoute {
    switch self {
    case .home(let route): AnyRoute(route)
    case .search(let route): route
    case .profile(let route): AnyRoute(route)
    }
  }
}

/// A path in one tab, from the first entry above its root to the destination.
public struct TabPath: Hashable, Sendable {
  /// The tab the path is in.
  public let tab: AppTab
  /// The path, without the types of its tab.
  public let path: NavigationPath

  /// A path in a tab; Home and Profile leave out routes of other types.
  public init(_ path: NavigationPath, in tab: AppTab) {
    self.tab = tab
    self.path = tab == .search ? path : NavigationPath(path.routes.filter(tab.accepts))
  }

  /// A path of one step.
  public init(_ destination: Destination) {
    self.init(NavigationPath([destination.route]), in: destination.tab)
  }

  /// A path in Home.
  public static func home(_ routes: [HomeRoute]) -> TabPath {
    TabPath(NavigationPath(routes), in: .home)
  }

  /// A path in Search.
  public static func search(_ path: NavigationPath) -> TabPath { TabPath(path, in: .search) }

  /// A path in Profile.
  public static func profile(_ routes: [ProfileRoute]) -> TabPath {
    TabPath(NavigationPath(routes), in: .profile)
  }
}

extension Destination {
  /// The step to a route in a tab; a route that the tab does not accept becomes a step in Search.
  public init(_ route: AnyRoute, in tab: AppTab) {
    switch tab {
    case .home: self = route.value(as: HomeRoute.self).map { .home($0) } ?? .search(route)
    case .profile: self = route.value(as: ProfileRoute.self).map { .profile($0) } ?? .search(route)
    case .search: self = .search(route)
    }
  }

  /// The step to a route, in the tab of its type.
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
