/// The back stacks of a scene's tabs; one that holds nothing counts as none.
///
/// Kept in the tabs' order rather than in a dictionary: a scene's state is taken and compared
/// around every action.
public struct TabStacks: Hashable, Sendable {
  /// Empty, or as long as there are tabs.
  private var stacks: [BackStack?] = []

  public init() {}

  init(home: BackStack?, search: BackStack?, profile: BackStack?) {
    let (home, search, profile) = (Self.used(home), Self.used(search), Self.used(profile))
    if home != nil || search != nil || profile != nil { stacks = [home, search, profile] }
  }

  /// A stack that holds nothing counts as none.
  private static func used(_ stack: BackStack?) -> BackStack? {
    stack.flatMap { $0.isUntouched ? nil : $0 }
  }

  public subscript(tab: AppTab) -> BackStack? {
    get { stacks.isEmpty ? nil : stacks[tab.position] }
    set {
      let stack = Self.used(newValue)
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
