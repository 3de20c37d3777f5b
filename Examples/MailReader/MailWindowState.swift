import SceneNavigation

/// The tabs of a window.
enum MailTab: String, Codable, Sendable {
  case mail
  case people
}

/// What is saved of a window, and all it takes to open it again.
struct MailWindowState: Hashable, Codable, Sendable {
  var selectedTab = MailTab.mail
  var mail = BackStack()
  var people = BackStack()
  var nextNumber = 1
}
