import NavigationLaws
import ShopCore

/// What a script says is so.
nonisolated enum Expectation: Hashable {
  case shows(Surface, String)
  case hides(Surface, String)
  /// The window looks and is as it was before what was done last.
  case unchanged(window: String)
  /// The window stands where it stood before what was done last, whatever it shows of the shop.
  case unmoved(window: String)
  case trail(window: String, String)
  case link(window: String, String)
  case focus(window: String)
  case windows(Int)
  case broken(LawName)
  case kept(LawName)
  case lawsHold

  /// Whether it asks what is to be seen, which is nothing once the shop was left; what stands where is
  /// kept.
  var isAboutPicture: Bool {
    switch self {
    case .shows, .hides: true
    case .unchanged, .unmoved, .trail, .link, .focus, .windows, .broken, .kept, .lawsHold: false
    }
  }

  /// Where a text is looked for.
  enum Surface: Hashable {
    case screen
    case status
    case window(String)
  }
}
