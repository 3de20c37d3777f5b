public import SceneNavigation

/// What opening a link would do in a window, unless a guard redirects it.
public struct LinkPreview: Hashable, Sendable, CustomStringConvertible {
  /// The tab it would lead to.
  public let tab: AppTab
  /// True if another tab is selected now.
  public let selectsTab: Bool
  /// How many entries already match and stay.
  public let kept: Int
  /// How many entries would be popped.
  public let popped: Int
  /// How many entries would be pushed.
  public let pushed: Int
  /// How many presentations would be dismissed.
  public let dismissed: Int
  /// Whether the window asks first; unless it is `free`, nothing else happens before the answer.
  public let dismissalCheck: DismissalCheck
  /// The new text of the search field; nil if it stays unchanged.
  public let searchText: String?

  /// Previews a link in the current state of a window.
  public init(of target: LinkTarget, in scene: SceneState) {
    let stack = scene.stack(of: target.tab)
    dismissalCheck = AppDescription.shop.dismissalCheck(of: scene.presentations)
    dismissed = dismissalCheck == .free ? scene.presentations.count : 0
    tab = target.tab
    selectsTab = scene.selectedTab != target.tab
    kept = stack.commonPrefixCount(with: target.path)
    popped = stack.depth - kept
    pushed = target.path.count - kept
    searchText = target.searchText.flatMap { $0 == stack.root.text(of: .query) ? nil : $0 }
  }

  /// True if the window already shows what the link leads to.
  public var isAlreadyThere: Bool {
    !selectsTab && popped == 0 && pushed == 0 && searchText == nil && dismissed == 0
      && dismissalCheck == .free
  }

  /// For example, `Profile · keeps 1, pops 2, pushes 1`.
  public var description: String { "\(tab.title) · \(effects)" }

  /// The effects in that tab, such as `keeps 1, pops 2, pushes 1`.
  public var effects: String {
    let counts = [("keeps", kept), ("pops", popped), ("pushes", pushed)]
    switch dismissalCheck {
    case .free: break
    case .asks: return "asks before discarding what you entered"
    case .covered: return "opens only after the question here is answered"
    }
    var effects = counts.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
    if popped == 0, pushed == 0 { effects = selectsTab ? ["as it is"] : [] }
    if dismissed > 0 { effects.insert("closes what is open", at: 0) }
    if let searchText {
      effects.append(searchText.isEmpty ? "clears the search" : "searches for “\(searchText)”")
    }
    return isAlreadyThere ? "already there" : effects.joined(separator: ", ")
  }
}
