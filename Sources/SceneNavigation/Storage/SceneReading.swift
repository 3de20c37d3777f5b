#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the stored values of one window.
struct SceneReading {
  private let scene: SceneID
  private let coding: SceneCoding
  private var values: [SceneKey: Data] = [:]
  private(set) var unreadable: [UnreadableValue] = []
  /// The number of entries lost, by tab.
  private var lost: [Int: Int] = [:]
  private var isOtherwiseDamaged = false
  /// True if everything set aside is readable but belongs to another window or tab.
  private var isOthersOnly = true
  /// True if a step of another window was read.
  private var isOfWindows = false
  /// The entry ids read so far, in any tab.
  private var taken: Set<Entry.ID> = []

  init(_ stored: [String: Data], of scene: SceneID, coding: SceneCoding) {
    self.scene = scene
    self.coding = coding
    for (name, value) in stored.sorted(by: { $0.key < $1.key }) {
      if let key = SceneKey(name, in: coding.app) {
        values[key] = value
      } else {
        isOtherwiseDamaged = true
        putAside(name, value, "is not known to this version")
      }
    }
  }

  private var app: AppDescription { coding.app }

  /// Reads the window as far as possible.
  ///
  /// Call once: unreadable values are recorded.
  mutating func readState() -> SceneState {
    var state = SceneState(selection: readSelection())
    for tab in app.tabs.indices {
      state.stacks[tab] = BackStack(
        root: read(.root(tab), as: ViewState.self) ?? ViewState(),
        entries: readEntries(of: tab)
      )
    }
    state.presentations = readPresentations(over: state)
    state.origins = read(.origins, as: TabOrigins.self) ?? TabOrigins()
    let next = read(.nextNumber, as: Int.self) ?? 1
    state.nextNumber = EntryNumbers.range.contains(next) ? next : 1
    state.nextNumber = state.firstFreeNumber
    return state.nextNumber > EntryNumbers.farthest ? numberedAnew(state) : state
  }

  /// The same stacks with new numbers, low enough to leave room.
  ///
  /// Presentations cannot be renumbered and are set aside.
  private mutating func numberedAnew(_ state: SceneState) -> SceneState {
    for index in state.presentations.indices {
      let key = SceneKey.presentation(index)
      guard let bytes = values[key] else { continue }
      isOtherwiseDamaged = true
      putAside(coding.name(of: key), bytes, "is in a window with invalid entry numbers")
    }
    return state.copied(for: scene)
  }

  /// A message about what the window lost; nil if it lost nothing.
  var notice: String? {
    guard !unreadable.isEmpty else { return nil }
    var parts = app.tabs.indices.compactMap { tab in
      lost[tab].map { "\($0) \($0 == 1 ? "step" : "steps") of \(app.tabs[tab].title)" }
    }
    if isOtherwiseDamaged { parts.append("part of its view") }
    let owner = isOfWindows ? "window" : "tab"
    let reason = isOthersOnly ? "Belonged to another \(owner)" : "Could not be read"
    return "\(reason) and was set aside: \(parts.joined(separator: ", "))."
  }

  private mutating func readSelection() -> Int {
    guard let bytes = values[.selectedTab] else { return 0 }
    if let name = try? coding.decode(String.self, from: bytes), let tab = app.tab(named: name) {
      return tab
    }
    isOtherwiseDamaged = true
    putAside(coding.name(of: .selectedTab), bytes, "names no tab of this version")
    return 0
  }

  /// The entries up to the first one that is missing or unreadable.
  private mutating func readEntries(of tab: Int) -> [Entry] {
    let indices = values.keys.compactMap { key in
      if case .entry(tab, let index) = key { index } else { nil }
    }
    var entries: [Entry] = []
    var reason: String?
    var isOthers = false
    for index in indices.sorted() {
      let key = SceneKey.entry(tab, index)
      guard let bytes = values[key] else { continue }
      if reason == nil, index != entries.count { reason = "is above a missing step" }
      if reason == nil {
        do {
          let entry = try coding.decode(Entry.self, from: bytes)
          reason = objection(to: entry, in: tab)
          isOthers = reason != nil
          if isOthers, entry.id.scene != scene { isOfWindows = true }
          if reason == nil {
            entries.append(entry)
            continue
          }
        } catch {
          reason = Self.reason(of: error)
        }
      }
      lost[tab, default: 0] += 1
      putAside(coding.name(of: key), bytes, reason ?? "cannot be read", isOthers: isOthers)
      reason =
        isOthers
        ? "is above a step of another \(isOfWindows ? "window" : "tab")"
        : "is above an unreadable step"
    }
    return entries
  }

  /// Why an entry cannot be in a tab; nil if it can.
  private mutating func objection(to entry: Entry, in tab: Int) -> String? {
    guard app.tabs[tab].accepts(entry.route) else { return "belongs to another tab" }
    return objection(to: entry.id)
  }

  /// Why something with this id cannot be in the window; nil if it can.
  private mutating func objection(to id: Entry.ID) -> String? {
    guard id.scene == scene else { return "belongs to another window" }
    return taken.insert(id).inserted ? nil : "has the id of another step of its window"
  }

  /// The presentations up to the first one that is unreadable or has lost its presenting entry.
  private mutating func readPresentations(over state: SceneState) -> [Presentation] {
    let indices = values.keys.compactMap { key in
      if case .presentation(let index) = key { index } else { nil }
    }
    var presentations: [Presentation] = []
    for index in indices.sorted() {
      let key = SceneKey.presentation(index)
      guard let bytes = values[key] else { continue }
      var reason: String? = "has no presenter"
      var isOthers = true
      if index == presentations.count {
        guard let presentation = read(key, as: Presentation.self) else { continue }
        isOthers = hasAcceptedSteps(presentation)
        reason = isOthers ? objection(to: presentation, over: state) : "has steps of the wrong kind"
        if reason == nil { presentations.append(presentation) }
      }
      guard let reason else { continue }
      if isOthers { isOfWindows = true }
      isOtherwiseDamaged = true
      putAside(coding.name(of: key), bytes, reason, isOthers: isOthers)
    }
    return presentations
  }

  private func hasAcceptedSteps(_ presentation: Presentation) -> Bool {
    presentation.stack.entries.allSatisfy {
      app.modal(presentation.modal)?.accepts(step: $0.route) ?? false
    }
  }

  /// Why something cannot be presented over the restored state; nil if it can.
  private mutating func objection(to presentation: Presentation, over state: SceneState) -> String?
  {
    let ids = [presentation.id] + presentation.stack.entries.map(\.id)
    for id in ids {
      if let reason = objection(to: id) { return reason }
    }
    let isOverTop = presentation.presenter == state.stack(of: state.selection).top?.id
    return isOverTop ? nil : "has no presenter"
  }

  private mutating func read<Value: Decodable>(_ key: SceneKey, as type: Value.Type) -> Value? {
    guard let bytes = values[key] else { return nil }
    do {
      return try coding.decode(type, from: bytes)
    } catch {
      isOtherwiseDamaged = true
      putAside(coding.name(of: key), bytes, Self.reason(of: error))
      return nil
    }
  }

  private static func reason(of error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context): context.debugDescription
    case .keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case .typeMismatch, .valueNotFound, nil: "cannot be read"
    @unknown default: "cannot be read"
    }
  }

  private mutating func putAside(
    _ key: String,
    _ value: Data,
    _ reason: String,
    isOthers: Bool = false
  ) {
    if !isOthers { isOthersOnly = false }
    unreadable.append(UnreadableValue(scene: scene, key: key, value: value, reason: reason))
  }
}
