/// The back stacks of a scene's tabs, each at its tab's place; one that holds nothing counts as none.
public struct TabStacks: Hashable, Sendable {
  /// Up to the last that holds anything.
  private var stacks: [BackStack] = []

  /// The stacks of a window nobody was in yet.
  public init() {}

  /// The stacks of all tabs, in the order of the tabs.
  package init(_ stacks: [BackStack]) {
    self.stacks = stacks
    trim()
  }

  /// The stack of a tab; nil where it holds nothing.
  public subscript(tab: Int) -> BackStack? {
    get {
      guard stacks.indices.contains(tab), !stacks[tab].isUntouched else { return nil }
      return stacks[tab]
    }
    set {
      while stacks.count <= tab { stacks.append(BackStack()) }
      stacks[tab] = newValue ?? BackStack()
      trim()
    }
  }

  /// The stack of a tab, a bare root where it holds nothing.
  func stack(of tab: Int) -> BackStack {
    stacks.indices.contains(tab) ? stacks[tab] : BackStack()
  }

  /// The tabs up to the last whose stack holds anything.
  public var tabs: Range<Int> { stacks.indices }

  /// Whether no tab holds anything.
  public var isEmpty: Bool { stacks.isEmpty }

  /// Whether an entry stands in any of them.
  public func contains(_ id: Entry.ID) -> Bool { stacks.contains { $0.contains(id) } }

  /// The tab in which an entry stands; nil where it stands in none.
  public func tab(with id: Entry.ID) -> Int? { stacks.firstIndex { $0.contains(id) } }

  /// The greatest number in the ids of their entries; 0 where they have none.
  var greatestNumber: Int { stacks.map(\.greatestNumber).max() ?? 0 }

  /// The first tab, besides one, whose stack is another than before; nil where all are as they were.
  package func firstChange(since old: TabStacks, besides acting: Int) -> Int? {
    guard self != old else { return nil }
    return (0..<max(stacks.count, old.stacks.count)).first { $0 != acting && self[$0] != old[$0] }
  }

  /// Takes off each stack the lowest entry that does not fit, and all above it.
  mutating func truncate(where fits: (Entry, _ tab: Int) -> Bool) {
    for tab in stacks.indices { stacks[tab].truncate { fits($0, tab) } }
    trim()
  }

  private mutating func trim() {
    while stacks.last?.isUntouched == true { stacks.removeLast() }
  }
}

extension TabStacks: Codable {
  /// Of each stack the beginning that can be read and that its tab accepts; stacks of tabs that no longer
  /// exist are left out.
  public init(from decoder: any Decoder) throws {
    let app = try AppDescription(from: decoder)
    let container = try decoder.container(keyedBy: AppDescription.TabName.self)
    for key in container.allKeys {
      // What stands under another name may be of types that have gone with their tab.
      guard let tab = app.tab(named: key.stringValue) else { continue }
      var stack = try BackStack(readableBeginningFrom: container.superDecoder(forKey: key))
      stack.truncate { app.tabs[tab].accepts($0.route) }
      self[tab] = stack
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let app = try AppDescription(from: encoder)
    var container = encoder.container(keyedBy: AppDescription.TabName.self)
    for tab in tabs {
      try container.encodeIfPresent(self[tab], forKey: app.tabs[tab].name)
    }
  }
}
