import NavigationLaws
import ShopCore

/// What a script expects.
nonisolated enum Expectation: Hashable {
  case shows(Surface, String)
  case hides(Surface, String)
  /// The window's picture and state are the same as before the last action.
  case unchanged(window: String)
  /// The window is at the same place as before the last action, whatever it shows of the shop.
  case unmoved(window: String)
  case path(window: String, String)
  case link(window: String, String)
  case focus(window: String)
  case windows(Int)
  case broken(LawName)
  case kept(LawName)
  case lawsHold

  /// True if it is about the screen, which is gone after quitting; the windows' state is still
  /// there.
  var isAboutPicture: Bool {
    switch self {
    case .shows, .hides, .unchanged: true
    case .unmoved, .path, .link, .focus, .windows, .broken, .kept, .lawsHold: false
    }
  }

  /// Where to look for a text.
  enum Surface: Hashable {
    case screen
    case status
    case window(String)
  }
}
