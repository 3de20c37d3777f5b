/// A tab's back stack: a root, and the entries pushed above it.
///
/// A value made of shared, immutable nodes. Pushing, popping and copying cost the same at any
/// depth, and copies that diverge share their common entries.
public struct BackStack: Hashable, Sendable {
  /// The view state of the root, shared with copies; nil if it is the default.
  private var rootView: SharedValue<ViewState>?
  private var node: Node?

  /// The view state of the root.
  public private(set) var root: ViewState {
    get { rootView?.value ?? ViewState() }
    set { rootView = newValue.isUntouched ? nil : SharedValue(newValue) }
  }

  /// A stack with these entries above the root, the top one last.
  public init(root: ViewState = ViewState(), entries: some Sequence<Entry> = []) {
    self.root = root
    for entry in entries { push(entry) }
  }

  /// The number of entries above the root.
  public var depth: Int { node?.depth ?? 0 }

  /// True if nothing is pushed.
  public var isAtRoot: Bool { node == nil }

  /// True if nothing was pushed and the root's view state is default.
  public var isUntouched: Bool { node == nil && rootView == nil }

  /// The highest number in the entry ids; 0 without entries.
  package var greatestNumber: Int { node?.greatestNumber ?? 0 }

  /// The top entry; nil at the root.
  public var top: Entry? { node?.entry }

  /// The view state of the visible screen.
  public var view: ViewState { node?.entry.view ?? root }

  /// The entries above the root, the top one last.
  public var entries: [Entry] { all(\.entry) }

  /// The routes of all entries, the top one last.
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

  /// The entries from the top down, without copying.
  public var entriesFromTop: EntriesFromTop { EntriesFromTop(node: node) }

  /// The routes of all entries as a path, the top one last.
  public var path: NavigationPath { NavigationPath(routes) }

  /// A copy for another scene: equal routes and view states, new ids, taken from the bottom up.
  package func copied(takingID takeID: () -> Entry.ID) -> BackStack {
    var copy = BackStack(root: root)
    for entry in entries {
      copy.push(Entry(id: takeID(), route: entry.route, cause: entry.cause, view: entry.view))
    }
    return copy
  }

  /// True if the entry is on the stack.
  ///
  /// The cost grows with the number of entries above it.
  public func contains(_ id: Entry.ID) -> Bool { node(with: id) != nil }

  package func entry(with id: Entry.ID) -> Entry? { node(with: id)?.entry }

  private func node(with id: Entry.ID) -> Node? {
    guard id.number <= greatestNumber else { return nil }
    var next = node
    while let node = next, node.entry.id != id { next = node.below }
    return next
  }

  /// Pushes an entry.
  public mutating func push(_ entry: Entry) {
    node = Node(entry, above: node)
  }

  /// Pops up to `count` entries, stopping at the root, and returns how many were popped.
  @discardableResult public mutating func pop(_ count: Int = 1) -> Int {
    let depthBefore = depth
    for _ in 0..<min(max(count, 0), depthBefore) { node = node?.below }
    return depthBefore - depth
  }

  /// Pops to the topmost entry with this route.
  ///
  /// Returns how many entries were popped; nil, changing nothing, if the stack has no such entry.
  @discardableResult public mutating func pop(to route: AnyRoute) -> Int? {
    guard let above = entriesFromTop.enumerated().first(where: { $1.route == route })?.offset
    else { return nil }
    return pop(above)
  }

  /// Pops to the entry with this id.
  ///
  /// Returns how many entries were popped; nil, changing nothing, if the stack has no such entry.
  @discardableResult public mutating func pop(toEntry id: Entry.ID) -> Int? {
    guard let above = entriesFromTop.enumerated().first(where: { $1.id == id })?.offset
    else { return nil }
    return pop(above)
  }

  /// Pops the lowest entry that fails the test, and everything above it.
  package mutating func truncate(toEntriesWhere fits: (Entry) -> Bool) {
    var next = node
    while let current = next {
      next = current.below
      if !fits(current.entry) { node = next }
    }
  }

  /// The number of leading entries that already match a path.
  package func commonPrefixCount(with path: NavigationPath) -> Int {
    var common = min(depth, path.count)
    var next = node
    while let node = next {
      let index = node.depth - 1
      if index < common, node.entry.route != path.routes[index] { common = index }
      next = node.below
    }
    return common
  }

  package func matches(_ path: NavigationPath) -> Bool {
    depth == path.count && commonPrefixCount(with: path) == depth
  }

  /// Replaces the entries with a path, keeping the common prefix.
  ///
  /// Returns how many entries were kept.
  @discardableResult mutating func replace(
    with path: NavigationPath,
    makeEntry: (AnyRoute) -> Entry
  ) -> Int {
    let common = commonPrefixCount(with: path)
    pop(depth - common)
    for route in path.routes.dropFirst(common) { push(makeEntry(route)) }
    return common
  }

  /// Changes the view state of an entry, or of the root if the id is nil.
  ///
  /// Returns false, changing nothing, if the entry is gone.
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

  /// True if both stacks have the same nodes in memory.
  func shares(_ other: BackStack) -> Bool { node === other.node }

  public static func == (left: BackStack, right: BackStack) -> Bool {
    guard left.rootView == right.rootView else { return false }
    return left.shares(right)
      || left.depth == right.depth && left.hasEntries(of: right, upTo: left.depth)
  }

  /// True if the first `count` entries equal those of another stack.
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
    hasher.combine(rootView)
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
      throw DecodingError("Two steps have the same identity.", at: decoder)
    }
    self.init(root: try container.decode(ViewState.self, forKey: .root), entries: entries)
  }

  /// Decodes as many entries as possible, stopping at the first one that is unreadable, such as one
  /// of a removed type.
  init(readableBeginningFrom decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(root: try container.decode(ViewState.self, forKey: .root))
    var entries = try container.nestedUnkeyedContainer(forKey: .entries)
    var taken: Set<Entry.ID> = []
    while !entries.isAtEnd {
      // The error does not matter: nothing can be restored above an unreadable entry.
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

extension BackStack {
  /// The entries of a back stack from the top down, read where they are.
  public struct EntriesFromTop: Sequence, IteratorProtocol, Sendable {
    fileprivate var node: Node?

    public mutating func next() -> Entry? {
      defer { node = node?.below }
      return node?.entry
    }
  }
}

private final class Node: Sendable {
  let entry: Entry
  let depth: Int
  /// The highest entry number in this node and those below.
  let greatestNumber: Int
  /// Safe because it never changes while the node is reachable; only `deinit` takes it.
  nonisolated(unsafe) private(set) var below: Node?

  init(_ entry: Entry, above below: Node?) {
    self.entry = entry
    self.below = below
    depth = (below?.depth ?? 0) + 1
    greatestNumber = max(below?.greatestNumber ?? 0, entry.id.number)
  }

  /// The node at this depth, or the top one if the stack is not that deep.
  func atMost(_ depth: Int) -> Node? {
    var found: Node? = self
    while let node = found, node.depth > depth { found = node.below }
    return found
  }

  /// Frees the nodes in a loop.
  ///
  /// By default each `deinit` would free the next node recursively, and ten thousand entries would
  /// overflow the call stack.
  deinit {
    var next = below.take()
    while isKnownUniquelyReferenced(&next) {
      next = next?.below.take()
    }
  }
}
