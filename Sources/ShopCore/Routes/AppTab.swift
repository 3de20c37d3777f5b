/// The tabs every window has; tab bar, coordinators and keys are made from these cases.
public enum AppTab: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
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
}
