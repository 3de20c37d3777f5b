public import SceneNavigation

/// The back stacks of a scene's tabs; one that holds nothing counts as none.
public struct TabStacks: Hashable, Sendable {
  private var home: BackStack
  private var search: BackStack
  private var profile: BackStack

  /// The stacks of a window nobody was in yet.
  public init() {
    self.init(home: nil, search: nil, profile: nil)
  }

  init(home: BackStack?, search: BackStack?, profile: BackStack?) {
    self.home = home ?? BackStack()
    self.search = search ?? BackStack()
    self.profile = profile ?? BackStack()
  }

  /// The stack of a tab; nil where it holds nothing.
  public subscript(tab: AppTab) -> BackStack? {
    get {
      let stack =
        switch tab {
        case .home: home
        case .search: search
        case .profile: profile
        }
      return stack.isUntouched ? nil : stack
    }
    set {
      switch tab {
      case .home: home = newValue ?? BackStack()
      case .search: search = newValue ?? BackStack()
      case .profile: profile = newValue ?? BackStack()
      }
    }
  }

  /// Whether no tab holds anything.
  public var isEmpty: Bool { self == TabStacks() }

  /// The first tab, besides one, whose stack is another than before; nil where all are as they were.
  func firstChange(since old: TabStacks, besides acting: AppTab) -> AppTab? {
    guard self != old else { return nil }
    return AppTab.allCases.first { $0 != acting && self[$0] != old[$0] }
  }
}

extension TabStacks: Codable {
  /// The name of a tab, be it one of this version or not.
  private struct TabKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Stacks of tabs that no longer exist are left out; one with a step that its tab does not take is
  /// refused.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: TabKey.self)
    for key in container.allKeys {
      // What stands under another name may be of types that have gone with their tab.
      guard let tab = AppTab(rawValue: key.stringValue) else { continue }
      let stack = try container.decode(BackStack.self, forKey: key)
      guard stack.entriesFromTop.allSatisfy({ tab.takes($0.route) }) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "“\(tab.rawValue)” has a step that belongs to another tab"
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
