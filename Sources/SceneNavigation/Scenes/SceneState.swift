/// The saved state of one window: the selected tab, the back stacks and the presentations.
///
/// It can be saved in parts, one value for each ``SceneKey``, or encoded as a whole. Secret fields,
/// awaited answers and waiting links are not part of it. Copying costs the same whatever its size.
public struct SceneState: Hashable, Codable, Sendable {
  private var parts: SharedValue<Parts>

  private struct Parts: Hashable, Sendable {
    var selection: Int
    var stacks: TabStacks
    var presentations: [Presentation]
    var origins: TabOrigins
    var nextNumber: Int
  }

  /// The index of the selected tab.
  public var selection: Int {
    get { parts.value.selection }
    set { parts.value.selection = newValue }
  }

  /// The back stacks of the tabs; untouched tabs are left out.
  public var stacks: TabStacks {
    get { parts.value.stacks }
    set { parts.value.stacks = newValue }
  }

  /// The presentations, the top one last.
  public var presentations: [Presentation] {
    get { parts.value.presentations }
    set { parts.value.presentations = newValue }
  }

  /// The tabs that back can return to.
  public var origins: TabOrigins {
    get { parts.value.origins }
    set { parts.value.origins = newValue }
  }

  /// The number of the scene's next entry or presentation.
  public var nextNumber: Int {
    get { parts.value.nextNumber }
    set { parts.value.nextNumber = EntryNumbers.countable.nearest(to: newValue) }
  }

  /// A scene with this state; by default a new one.
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

  func isShared(with other: SceneState) -> Bool { parts.isShared(with: other.parts) }

  /// The first number that is certainly free, even if `nextNumber` is too low.
  package var firstFreeNumber: Int {
    let presented = presentations.flatMap { [$0.id.number, $0.stack.greatestNumber] }
    let greatest = max(stacks.greatestNumber, presented.max() ?? 0)
    return max(nextNumber, EntryNumbers.next(after: greatest))
  }

  /// The back stack of a tab; an empty one if the tab was never used.
  public func stack(of tab: Int) -> BackStack {
    stacks.stack(of: tab)
  }

  /// A tab of this state that the app does not have; nil if it has all.
  func firstTab(missingIn app: AppDescription) -> Int? {
    ([selection] + stacks.tabs).first { !app.tabs.indices.contains($0) }
  }

  /// The first entry or presentation that cannot belong to this scene: its id is another scene's,
  /// or its tab does not accept the route.
  ///
  /// Parts shared with `known` are not checked again.
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

  /// A copy for another scene: equal routes and view states, new entry ids.
  ///
  /// Presentations are not copied.
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
    // Saved under its original name.
    case nextNumber = "nextEntry"
  }

  /// Decodes a scene that was encoded as a whole; scenes saved in parts are read by
  /// ``Restoration``.
  ///
  /// Each stack, and the list of presentations, is restored up to its first unreadable element. If
  /// the selected tab no longer exists, the first one is selected; stacks of removed tabs are left
  /// out.
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
