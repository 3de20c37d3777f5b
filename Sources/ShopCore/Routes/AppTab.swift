/// The tabs every window has; tab bar, coordinators and keys are made from these cases.
public enum AppTab: String, CaseIterable, Codable, Sendable {
  case home
  case search
  case profile

  public var title: String {
    switch self {
    case .home: "Home"
    case .search: "Search"
    case .profile: "Profile"
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
