/// The back stacks of a scene's tabs; one that holds nothing counts as none.
///
/// Kept in the tabs' order rather than in a dictionary: a scene's state is taken and compared
/// around every action.
public struct TabStacks: Hashable, Sendable {
  /// Empty, or as long as there are tabs.
  private var stacks: [BackStack?] = []

  public init() {}

  /// The stacks that are found for the tabs.
  init(of stack: (AppTab) -> BackStack?) {
    for tab in AppTab.allCases {
      if let stack = stack(tab), !stack.isUntouched { self[tab] = stack }
    }
  }

  public subscript(tab: AppTab) -> BackStack? {
    get { stacks.isEmpty ? nil : stacks[tab.position] }
    set {
      let stack = newValue.flatMap { $0.isUntouched ? nil : $0 }
      if stacks.isEmpty {
        guard stack != nil else { return }
        stacks = Array(repeating: nil, count: AppTab.allCases.count)
      }
      stacks[tab.position] = stack
      if stack == nil, stacks.allSatisfy({ $0 == nil }) { stacks = [] }
    }
  }

  public var isEmpty: Bool { stacks.isEmpty }
}

extension TabStacks: Codable {
  /// Stacks of tabs that no longer exist are left out.
  public init(from decoder: any Decoder) throws {
    for (name, stack) in try [String: BackStack](from: decoder) {
      if let tab = AppTab(rawValue: name) { self[tab] = stack }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var named: [String: BackStack] = [:]
    for tab in AppTab.allCases { named[tab.rawValue] = self[tab] }
    try named.encode(to: encoder)
  }
}
