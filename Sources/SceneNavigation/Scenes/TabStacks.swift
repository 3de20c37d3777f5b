/// The back stacks of a scene's tabs, by tab index.
///
/// An untouched stack counts as none.
public struct TabStacks: Hashable, Sendable {
  /// Without untouched stacks at the end.
  private var stacks: [BackStack] = []

  /// The stacks of a new window.
  public init() {}

  package init(_ stacks: [BackStack]) {
    self.stacks = stacks
    trim()
  }

  /// The back stack of a tab; nil if the tab is untouched.
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

  /// The back stack of a tab; an empty one if the tab is untouched.
  func stack(of tab: Int) -> BackStack {
    stacks.indices.contains(tab) ? stacks[tab] : BackStack()
  }

  /// The tabs up to the last one in use.
  public var tabs: Range<Int> { stacks.indices }

  /// True if all tabs are untouched.
  public var isEmpty: Bool { stacks.isEmpty }

  /// True if any of the stacks has the entry.
  public func contains(_ id: Entry.ID) -> Bool { stacks.contains { $0.contains(id) } }

  /// The index of the tab that has the entry; nil if none has.
  public func tab(with id: Entry.ID) -> Int? { stacks.firstIndex { $0.contains(id) } }

  /// The highest number in the entry ids; 0 without entries.
  var greatestNumber: Int { stacks.map(\.greatestNumber).max() ?? 0 }

  /// The first tab, other than `acting`, whose stack differs from `old`; nil if there is none.
  package func firstChange(since old: TabStacks, besides acting: Int) -> Int? {
    guard self != old else { return nil }
    return (0..<max(stacks.count, old.stacks.count)).first { $0 != acting && self[$0] != old[$0] }
  }

  /// True if a tab has the same entries in memory as in `other`.
  package func sharesEntries(of tab: Int, with other: TabStacks) -> Bool {
    guard stacks.indices.contains(tab), other.stacks.indices.contains(tab) else {
      return stack(of: tab).isAtRoot && other.stack(of: tab).isAtRoot
    }
    return stacks[tab].shares(other.stacks[tab])
  }

  private mutating func trim() {
    while stacks.last?.isUntouched == true { stacks.removeLast() }
  }
}

extension TabStacks: Codable {
  /// Decodes each stack up to the first entry that is unreadable or that its tab does not accept.
  ///
  /// Stacks of removed tabs are left out.
  public init(from decoder: any Decoder) throws {
    let app = try AppDescription(from: decoder)
    let container = try decoder.container(keyedBy: AppDescription.TabName.self)
    for key in container.allKeys {
      // The stack of a removed tab may hold removed types.
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
