/// Everything that is kept of a window: the tab that is selected, the stack of each tab, and what is
/// presented.
///
/// A window is saved from this value and begins with it again: the shop saves it in parts, a value for
/// each ``SceneKey``, and gives it away whole, as JSON. What is typed into secret fields, the
/// payment whose answer is awaited and the links that wait are no part of it. To copy it costs the
/// same however much is in it.
public struct SceneState: Hashable, Codable, Sendable {
  private var parts: SharedValue<Parts>

  private struct Parts: Hashable, Sendable {
    var selection: Int
    var stacks: TabStacks
    var presentations: [Presentation]
    var origins: TabOrigins
    var nextNumber: Int
  }

  /// The place of the tab one stands in.
  public var selection: Int {
    get { parts.value.selection }
    set { parts.value.selection = newValue }
  }

  /// The stacks of the tabs that hold anything; a tab that was never used has none.
  public var stacks: TabStacks {
    get { parts.value.stacks }
    set { parts.value.stacks = newValue }
  }

  /// What stands over them, from the lowest to the one on top.
  public var presentations: [Presentation] {
    get { parts.value.presentations }
    set { parts.value.presentations = newValue }
  }

  /// The tabs one came from, where back leads across them.
  public var origins: TabOrigins {
    get { parts.value.origins }
    set { parts.value.origins = newValue }
  }

  /// The number the scene's next entry or presentation gets.
  public var nextNumber: Int {
    get { parts.value.nextNumber }
    set { parts.value.nextNumber = EntryNumbers.countable.nearest(to: newValue) }
  }

  /// A window that stands as given; fresh where nothing is.
  public init(
    selection: Int = 0,
    stacks: TabStacks = TabStacks(),
    presentations: [Presentation] = [],
    origins: TabOrigins = TabOrigins(),
    nextNumber: Int = 1
  ) {
    parts = SharedValue(
      Parts(
        selection: selection,
        stacks: stacks,
        presentations: presentations,
        origins: origins,
        nextNumber: EntryNumbers.countable.nearest(to: nextNumber)
      )
    )
  }

  /// The number from which on nothing in the scene has one: the next one, unless the state was put
  /// together with another.
  package var firstFreeNumber: Int {
    let presented = presentations.flatMap { [$0.id.number, $0.stack.greatestNumber] }
    let greatest = max(stacks.greatestNumber, presented.max() ?? 0)
    return max(nextNumber, EntryNumbers.next(after: greatest))
  }

  /// The back stack of a tab, a bare root where nobody was in it.
  public func stack(of tab: Int) -> BackStack {
    stacks.stack(of: tab)
  }

  /// The first of its steps and presentations that cannot stand in a scene: they are another one's, or in a
  /// tab that does not take them.
  ///
  /// What it shares with a state that stands there is not looked at again.
  package func firstForeignEntry(
    in scene: SceneID,
    besides known: SceneState,
    of app: AppDescription
  ) -> Entry
    .ID?
  {
    for tab in stacks.tabs {
      let other = stack(of: tab).entries(differingFrom: known.stack(of: tab))
        .first { $0.entry.id.scene != scene || !app.tabs[tab].accepts($0.entry.route) }
      if let other { return other.entry.id }
    }
    for presentation in presentations where !known.presentations.contains(presentation) {
      let ids = [presentation.id] + presentation.stack.entries.map(\.id)
      if let other = ids.first(where: { $0.scene != scene }) { return other }
    }
    return nil
  }

  /// The same paths for another scene: equal routes and views, entries of its own.
  ///
  /// What is presented stays with the one it was presented in.
  public func copied(for scene: SceneID, numberedFrom number: Int = 1) -> SceneState {
    var copy = SceneState(selection: selection, origins: origins, nextNumber: number)
    for tab in stacks.tabs {
      copy.stacks[tab] = stacks[tab]?.copied {
        defer { copy.nextNumber += 1 }
        return Entry.ID(scene: scene, number: copy.nextNumber)
      }
    }
    return copy
  }
}

extension SceneState {
  private enum CodingKeys: String, CodingKey {
    case selection = "selectedTab"
    case stacks
    case presentations
    case origins
    // As it has always been saved.
    case nextNumber = "nextEntry"
  }

  /// Decodes a scene that was encoded whole; what is saved in parts is read by ``Restoration``.
  ///
  /// Of each stack, and of what is presented, the beginning is kept that can be read. A selected tab that
  /// no longer exists becomes the first one, and the stack of such a tab is left out.
  public init(from decoder: any Decoder) throws {
    let app = try AppDescription(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let tab = try container.decode(String.self, forKey: .selection)
    let stacks = try container.decode(TabStacks.self, forKey: .stacks)
    let presentations = Self.readableBeginning(
      of: try container.nestedUnkeyedContainer(forKey: .presentations)
    )
    self.init(
      selection: app.tab(named: tab) ?? 0,
      stacks: stacks,
      presentations: Array(
        presentations.prefix { $0.presenter.map(stacks.contains) ?? true }
      ),
      origins: try container.decodeIfPresent(TabOrigins.self, forKey: .origins) ?? TabOrigins(),
      nextNumber: try container.decode(Int.self, forKey: .nextNumber)
    )
  }

  private static func readableBeginning(
    of container: any UnkeyedDecodingContainer
  ) -> [Presentation] {
    var container = container
    var presentations: [Presentation] = []
    while !container.isAtEnd, let next = try? container.decode(Presentation.self) {
      presentations.append(next)
    }
    return presentations
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let app = try AppDescription(from: encoder)
    try container.encode(app.tabs[selection].name.stringValue, forKey: .selection)
    try container.encode(stacks, forKey: .stacks)
    try container.encode(presentations, forKey: .presentations)
    try container.encode(origins, forKey: .origins)
    try container.encode(nextNumber, forKey: .nextNumber)
  }
}
