/// A tab's path: always a root, and the entries that were opened above it.
///
/// A value made of shared, immutable nodes, so that pushing, popping and keeping a copy cost the
/// same at any depth, and two copies that went separate ways still share what they have in common.
public struct BackStack: Hashable, Sendable {
  /// How the root is being looked at.
  public private(set) var root: ViewState
  private var node: Node?

  /// A stack over a root, the last of the entries on top.
  public init(root: ViewState = ViewState(), entries: some Sequence<Entry> = []) {
    self.root = root
    for entry in entries { push(entry) }
  }

  /// How many entries stand above the root.
  public var depth: Int { node?.depth ?? 0 }

  /// Whether nothing stands above the root.
  public var isAtRoot: Bool { node == nil }

  /// Whether it is as it was when it was made: at a root nobody has looked around on.
  public var isUntouched: Bool { node == nil && root.isUntouched }

  /// The greatest number in the ids of its entries; 0 where it has none.
  package var greatestNumber: Int { node?.greatestNumber ?? 0 }

  /// The entry one stands on; nil at the root.
  public var top: Entry? { node?.entry }

  /// How the screen one stands on is being looked at.
  public var view: ViewState { node?.entry.view ?? root }

  /// From the first entry above the root to the one on top.
  public var entries: [Entry] { all(\.entry) }

  /// The routes of all entries, from the first above the root to the one on top.
  package var routes: [AnyRoute] { all(\.entry.route) }

  private func all<Part>(_ part: (Node) -> Part) -> [Part] {
    guard var next = node else { return [] }
    var parts = Array(repeating: part(next), count: next.depth)
    while let below = next.below {
      parts[below.depth - 1] = part(below)
      next = below
    }
    return parts
  }

  /// From the one on top downwards, without copying.
  public var entriesFromTop: some Sequence<Entry> { EntriesFromTop(node: node) }

  /// The routes of all entries, from the first above the root to the one on top.
  public var path: NavigationPath { NavigationPath(routes) }

  /// The same path for another scene: equal routes and views, under ids of its own, from the first entry
  /// to the one on top.
  public func copied(takingID takeID: () -> Entry.ID) -> BackStack {
    var copy = BackStack(root: root)
    for entry in entries {
      copy.push(Entry(id: takeID(), route: entry.route, cause: entry.cause, view: entry.view))
    }
    return copy
  }

  /// Whether an entry is on the stack; the cost grows with what stands above it.
  public func contains(_ id: Entry.ID) -> Bool { node(with: id) != nil }

  /// The entry of an id; nil where it is not on the stack.
  package func entry(with id: Entry.ID) -> Entry? { node(with: id)?.entry }

  private func node(with id: Entry.ID) -> Node? {
    guard id.number <= greatestNumber else { return nil }
    var next = node
    while let node = next, node.entry.id != id { next = node.below }
    return next
  }

  /// Puts an entry on top.
  public mutating func push(_ entry: Entry) {
    node = Node(entry, above: node)
  }

  /// Takes so many entries off the top, stopping at the root, and says how many went.
  @discardableResult public mutating func pop(_ count: Int = 1) -> Int {
    let depthBefore = depth
    for _ in 0..<min(max(count, 0), depthBefore) { node = node?.below }
    return depthBefore - depth
  }

  /// Pops until a route stands on top, the topmost one where there are two.
  ///
  /// Nil, and nothing popped, where the stack does not have it.
  @discardableResult public mutating func pop(to route: AnyRoute) -> Int? {
    guard let above = entriesFromTop.enumerated().first(where: { $1.route == route })?.offset
    else { return nil }
    return pop(above)
  }

  /// Pops until an entry stands on top.
  ///
  /// Nil, and nothing popped, where the stack does not have it.
  @discardableResult public mutating func pop(toEntry id: Entry.ID) -> Int? {
    guard let above = entriesFromTop.enumerated().first(where: { $1.id == id })?.offset
    else { return nil }
    return pop(above)
  }

  /// Takes off the lowest entry that does not fit, and all above it.
  package mutating func truncate(toEntriesWhere fits: (Entry) -> Bool) {
    var next = node
    while let looked = next {
      next = looked.below
      if !fits(looked.entry) { node = next }
    }
  }

  /// How many entries, from the root on, already lead along a path.
  package func commonPrefixCount(with path: NavigationPath) -> Int {
    var staying = min(depth, path.count)
    var next = node
    while let node = next {
      let index = node.depth - 1
      if index < staying, node.entry.route != path.routes[index] { staying = index }
      next = node.below
    }
    return staying
  }

  /// Whether the entries lead along a path, and no further.
  package func matches(_ path: NavigationPath) -> Bool {
    depth == path.count && commonPrefixCount(with: path) == depth
  }

  /// Makes the stack lead along a path, keeping the entries that already do.
  ///
  /// Returns how many stayed.
  @discardableResult public mutating func replace(
    with path: NavigationPath,
    makeEntry: (AnyRoute) -> Entry
  ) -> Int {
    let staying = commonPrefixCount(with: path)
    pop(depth - staying)
    for route in path.routes.dropFirst(staying) { push(makeEntry(route)) }
    return staying
  }

  /// Changes how one screen of the stack is looked at: an entry's, or the root's where no id is
  /// given.
  ///
  /// False, and nothing changed, where the entry is gone.
  @discardableResult public mutating func updateView(
    of id: Entry.ID?,
    _ change: (inout ViewState) -> Void
  ) -> Bool {
    guard let id else {
      change(&root)
      return true
    }
    let above = Array(entriesFromTop.prefix { $0.id != id })
    guard above.count < depth else { return false }
    pop(above.count)
    guard var entry = top else { return false }
    change(&entry.view)
    pop()
    push(entry)
    for entry in above.reversed() { push(entry) }
    return true
  }

  /// Whether all entries of both stacks are one and the same in memory.
  func shares(_ other: BackStack) -> Bool { node === other.node }

  public static func == (left: BackStack, right: BackStack) -> Bool {
    guard left.root == right.root else { return false }
    return left.shares(right)
      || left.depth == right.depth && left.hasEntries(of: right, upTo: left.depth)
  }

  /// Whether so many entries, from the root on, are the same as another stack's.
  package func hasEntries(of other: BackStack, upTo count: Int) -> Bool {
    var pair = (node?.atMost(count), other.node?.atMost(count))
    while let first = pair.0, let second = pair.1, first !== second {
      guard first.depth == second.depth, first.entry == second.entry else { return false }
      pair = (first.below, second.below)
    }
    return pair.0 === pair.1
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(depth)
    hasher.combine(top?.id)
    hasher.combine(root)
  }
}

extension BackStack: Codable {
  private enum CodingKeys: CodingKey {
    case root
    case entries
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let entries = try container.decode([Entry].self, forKey: .entries)
    guard Set(entries.map(\.id)).count == entries.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .entries,
        in: container,
        debugDescription: "Two steps have the same identity."
      )
    }
    self.init(root: try container.decode(ViewState.self, forKey: .root), entries: entries)
  }

  /// The beginning of a stack up to the first entry that cannot be read, as one of a type that has gone.
  public init(readableBeginningFrom decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(root: try container.decode(ViewState.self, forKey: .root))
    var entries = try container.nestedUnkeyedContainer(forKey: .entries)
    var taken: Set<Entry.ID> = []
    while !entries.isAtEnd {
      // What is wrong with it is no matter: nothing can stand above it.
      guard let entry = try? entries.decode(Entry.self), taken.insert(entry.id).inserted else {
        return
      }
      push(entry)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(root, forKey: .root)
    try container.encode(entries, forKey: .entries)
  }
}

/// The entries from a node downwards.
private struct EntriesFromTop: Sequence, IteratorProtocol {
  var node: Node?

  mutating func next() -> Entry? {
    defer { node = node?.below }
    return node?.entry
  }
}

/// One entry and what lies below it.
private final class Node: Sendable {
  let entry: Entry
  let depth: Int
  /// Of its entry and those below.
  let greatestNumber: Int
  /// Never changes while anybody can see the node; only `deinit` lets go of it.
  nonisolated(unsafe) private(set) var below: Node?

  init(_ entry: Entry, above below: Node?) {
    self.entry = entry
    self.below = below
    depth = (below?.depth ?? 0) + 1
    greatestNumber = max(below?.greatestNumber ?? 0, entry.id.number)
  }

  /// The node at a depth, or the topmost one below it.
  func atMost(_ depth: Int) -> Node? {
    var found: Node? = self
    while let node = found, node.depth > depth { found = node.below }
    return found
  }

  /// Frees a long stack node by node: left to itself each node would free the next one inside its
  /// own `deinit`, and a stack of some ten thousand entries would overflow the thread's stack.
  deinit {
    var next = below.take()
    while isKnownUniquelyReferenced(&next) {
      next = next?.below.take()
    }
  }
}
