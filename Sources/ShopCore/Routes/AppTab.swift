import SceneNavigation

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
  func takes(_ route: AnyRoute) -> Bool {
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
