/// The key of one stored value of a window.
///
/// Each entry has its own, so a push writes two or three values at any depth.
public enum SceneKey: Hashable, Sendable {
  case selectedTab
  /// The tabs that back can return to.
  case origins
  /// The number of the next entry or presentation.
  case nextNumber
  /// The view state of a tab's root.
  case root(Int)
  /// A tab's entry, by its index above the root.
  case entry(Int, Int)
  /// A presentation, by its index from the bottom.
  case presentation(Int)
}

extension SceneKey {
  /// The stored name: `tab`, `origins`, `next`, `home`, `home/12`, `presentation/0`.
  public func name(in app: AppDescription) -> String {
    switch self {
    case .selectedTab: "tab"
    case .origins: "origins"
    case .nextNumber: "next"
    case .root(let tab): app.tabs[tab].name.stringValue
    case .entry(let tab, let index): "\(app.tabs[tab].name.stringValue)/\(index)"
    case .presentation(let index): "presentation/\(index)"
    }
  }

  /// The key with this stored name; nil if this version has none.
  public init?(_ name: String, in app: AppDescription) {
    switch name {
    case "tab": self = .selectedTab
    case "origins": self = .origins
    case "next": self = .nextNumber
    default:
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      let index = parts.count == 2 ? Self.index(parts[1]) : nil
      switch (app.tab(named: String(parts[0])), index) {
      case (let tab?, nil) where parts.count == 1: self = .root(tab)
      case (let tab?, let index?): self = .entry(tab, index)
      case (nil, let index?) where parts[0] == "presentation": self = .presentation(index)
      default: return nil
      }
    }
  }

  /// The index in canonical decimal form; nil for anything else.
  private static func index(_ text: Substring) -> Int? {
    guard let index = Int(text), index >= 0, String(index) == text else { return nil }
    return index
  }
}
