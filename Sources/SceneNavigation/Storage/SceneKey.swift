/// The name of one value a window keeps; an entry of a stack is a value of its own, so that a step
/// writes two or three however long the path is.
public enum SceneKey: Hashable, Sendable {
  case selectedTab
  /// The tabs one came from.
  case origins
  /// The number the scene's next entry or presentation gets.
  case nextNumber
  /// How a tab's root is looked at.
  case root(Int)
  /// The n-th entry above a tab's root, from 0.
  case entry(Int, Int)
  /// The n-th presentation from below, from 0.
  case presentation(Int)
}

extension SceneKey {
  /// The name it is stored under: `tab`, `origins`, `next`, `home`, `home/12`, `presentation/0`.
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

  /// The key of a stored name; nil for one that this version of the app has no use for.
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

  /// The number a text is, written as numbers are.
  private static func index(_ text: Substring) -> Int? {
    guard let index = Int(text), index >= 0, String(index) == text else { return nil }
    return index
  }
}
