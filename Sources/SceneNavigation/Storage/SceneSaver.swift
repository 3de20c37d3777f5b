#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps the windows as they are: after each action it writes what that action changed, and looks
/// at nothing else.
@MainActor public final class SceneSaver {
  private let storage: any WindowStorage
  private let coding: SceneCoding
  /// What is kept of each window, and of what they share.
  private var scenes: [SceneID: SceneState] = [:]
  private var shared: SharedValues?

  /// The windows that moved since the last writing, and whether what they share may have.
  private var moved: Set<SceneID> = []
  private var sharedMayHaveChanged = false
  /// Whether the windows were emptied because an account was left.
  private var accountWasLeft = false

  /// What the first writing takes the place of; nil once it was written, or where nothing goes.
  private var replaced: Replaced?

  private struct Replaced {
    let scenes: [SceneID]
    let unreadable: [UnreadableValue]
  }

  /// The places of the tabs whose path cannot be saved, by window; what was kept of them before stays.
  public private(set) var unsavable: [SceneID: [Int]] = [:]

  /// A saver of windows that are kept as this state already; the first writing looks at all of them, for
  /// they may have been changed since they were read.
  public init(storage: any WindowStorage, kept state: AppState, coding: SceneCoding) {
    self.storage = storage
    self.coding = coding
    for window in state.windows { scenes[window.id] = window.scene }
    moved = Set(scenes.keys)
    shared = SharedValues(of: state)
    sharedMayHaveChanged = true
  }

  /// A saver of windows that are written down anew with the first writing, in the place of all that
  /// was kept; what could not be read of that is put aside then.
  public init(
    storage: any WindowStorage,
    inPlaceOf stored: StoredScenes?,
    puttingAside unreadable: [UnreadableValue] = [],
    coding: SceneCoding
  ) {
    self.storage = storage
    self.coding = coding
    replaced = Replaced(scenes: stored?.scenes.keys.sorted() ?? [], unreadable: unreadable)
  }

  /// Takes note of the windows that an action moved, whether it may have changed which there are, and
  /// whether it left an account, of which nothing may stay.
  public func note(moved ids: [SceneID], windowsMayHaveChanged: Bool, accountWasLeft: Bool) {
    moved.formUnion(ids)
    if windowsMayHaveChanged { sharedMayHaveChanged = true }
    if accountWasLeft { self.accountWasLeft = true }
  }

  /// Writes what changed since the last writing; where that fails, the next one makes up for it.
  public func save(_ state: AppState) throws(WindowStorageError) {
    if let replaced {
      try save(state, inPlaceOf: replaced)
    } else if !moved.isEmpty || sharedMayHaveChanged {
      let changes = try changes(to: state)
      if !changes.stored.isEmpty { try storage.write(changes.stored) }
      adopt(changes)
    }
  }

  private func save(_ state: AppState, inPlaceOf replaced: Replaced) throws(WindowStorageError) {
    moved.formUnion(state.windows.map(\.id))
    sharedMayHaveChanged = true
    var changes = try changes(to: state)
    changes.stored.forgotten = replaced.scenes
    try storage.keepAside(accountWasLeft ? [] : replaced.unreadable, writing: changes.stored)
    adopt(changes)
    self.replaced = nil
  }

  /// What is to be written, and what is kept once it is.
  private struct Changes {
    var stored = StoredChanges()
    var scenes: [SceneID: SceneState?] = [:]
    var shared: SharedValues?
    var unsavable: [SceneID: [Int]] = [:]
  }

  private func changes(to state: AppState) throws(WindowStorageError) -> Changes {
    var changes = Changes()
    if accountWasLeft {
      changes.stored.forgetsEverything = true
      for id in scenes.keys { changes.scenes[id] = .some(nil) }
    }
    let scenes = accountWasLeft ? [:] : scenes
    let shared = accountWasLeft ? nil : shared
    let moved = accountWasLeft ? Set(state.windows.map(\.id)) : moved
    do {
      for id in moved {
        guard let scene = state.scene(id) else {
          if scenes[id] != nil { changes.stored.forgotten.append(id) }
          changes.scenes[id] = .some(nil)
          continue
        }
        let difference = try scene.changes(since: scenes[id], coding: coding)
        if !difference.values.isEmpty { changes.stored.scenes[id] = difference.values }
        changes.scenes[id] = difference.kept
        changes.unsavable[id] = difference.unsavable
      }
      if sharedMayHaveChanged {
        let values = SharedValues(of: state)
        changes.stored.app = try values.changes(since: shared, coding: coding)
        changes.shared = values
      }
    } catch {
      throw WindowStorageError("The windows cannot be encoded: \(error)")
    }
    return changes
  }

  private func adopt(_ changes: Changes) {
    for (id, scene) in changes.scenes {
      scenes[id] = scene
      // Nothing is to be said of a window that is gone.
      let tabs = changes.unsavable[id] ?? []
      unsavable[id] = tabs.isEmpty ? nil : tabs
    }
    if let values = changes.shared { shared = values }
    moved = []
    accountWasLeft = false
    sharedMayHaveChanged = false
  }
}

/// What the windows share, as far as it is kept.
private struct SharedValues {
  let windows: [SceneWindow]
  let focus: SceneID
  let arrangement: Arrangement
  let nextScene: Int

  init(of state: AppState) {
    windows = state.windows.map(\.window)
    focus = state.focus
    arrangement = state.arrangement
    nextScene = state.nextScene
  }

  func changes(since old: SharedValues?, coding: SceneCoding) throws -> [WindowsKey: Data] {
    var values: [WindowsKey: Data] = [:]
    if windows != old?.windows { values[.windows] = try coding.encode(windows) }
    if focus != old?.focus { values[.focus] = try coding.encode(focus) }
    if arrangement != old?.arrangement { values[.arrangement] = try coding.encode(arrangement) }
    if nextScene != old?.nextScene { values[.nextScene] = try coding.encode(nextScene) }
    return values
  }
}

extension SceneSaver {
  /// Takes note of whom an action moved.
  public func note(_ step: Step) {
    note(
      moved: step.record.verdict.moved.map(\.id),
      windowsMayHaveChanged: step.windowsBefore != step.windowsAfter
        || step.record.action.scene == nil,
      accountWasLeft: step.reach == .everyWindow
    )
  }
}
