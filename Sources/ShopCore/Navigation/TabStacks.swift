/// The back stacks of a scene's tabs; one that holds nothing counts as none.
///
/// Kept in the tabs' order rather than in a dictionary: a scene's state is taken and compared
/// around every action.
public struct TabStacks: Hashable, Sendable {
  /// Empty while all are untouched, else as long as there are tabs.
  private var stacks: [BackStack] = []

  public init() {}

  init(home: BackStack?, search: BackStack?, profile: BackStack?) {
    stacks = [home ?? BackStack(), search ?? BackStack(), profile ?? BackStack()]
    forgetUntouched()
  }

  public subscript(tab: AppTab) -> BackStack? {
    get {
      guard !stacks.isEmpty, !stacks[tab.position].isUntouched else { return nil }
      return stacks[tab.position]
    }
    set {
      if stacks.isEmpty {
        stacks = Array(repeating: BackStack(), count: AppTab.allCases.count)
      }
      stacks[tab.position] = newValue ?? BackStack()
      forgetUntouched()
    }
  }

  private mutating func forgetUntouched() {
    if stacks.allSatisfy(\.isUntouched) { stacks = [] }
  }

  public var isEmpty: Bool { stacks.isEmpty }
}

extension TabStacks: Codable {
  /// Stacks of tabs that no longer exist are left out; one with a step that its tab does not take is
  /// refused.
  public init(from decoder: any Decoder) throws {
    for (name, stack) in try [String: BackStack](from: decoder) {
      guard let tab = AppTab(rawValue: name) else { continue }
      guard stack.entriesFromTop.allSatisfy({ tab.takes($0.route) }) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "“\(name)” has a step that belongs to another tab"
          )
        )
      }
      self[tab] = stack
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var named: [String: BackStack] = [:]
    for tab in AppTab.allCases { named[tab.rawValue] = self[tab] }
    try named.encode(to: encoder)
  }
}
