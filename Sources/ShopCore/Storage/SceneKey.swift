/// The name of one value a window keeps; an entry of a stack is a value of its own, so that one
/// step writes one value however long the trail is.
public enum SceneKey: Hashable, Sendable {
  case selectedTab
  /// The number the scene's next entry gets.
  case nextEntry
  /// How a tab's root is looked at.
  case root(AppTab)
  /// The n-th entry above a tab's root, from 0.
  case entry(AppTab, Int)
}

extension SceneKey: RawRepresentable {
  /// As it is stored: `tab`, `next`, `home`, `home/12`.
  public var rawValue: String {
    switch self {
    case .selectedTab: "tab"
    case .nextEntry: "next"
    case .root(let tab): tab.rawValue
    case .entry(let tab, let index): "\(tab.rawValue)/\(index)"
    }
  }

  /// The key of a stored name; nil for one this version has no use for.
  public init?(rawValue: String) {
    switch rawValue {
    case "tab": self = .selectedTab
    case "next": self = .nextEntry
    default:
      let parts = rawValue.split(separator: "/", omittingEmptySubsequences: false)
      guard let tab = AppTab(rawValue: String(parts[0])) else { return nil }
      switch parts.count {
      case 1: self = .root(tab)
      case 2:
        guard let index = Int(parts[1]), index >= 0, String(index) == parts[1] else { return nil }
        self = .entry(tab, index)
      default: return nil
      }
    }
  }
}
