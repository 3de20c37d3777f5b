#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Saves the windows: after each action it writes only the values that changed.
@MainActor public final class SceneSaver {
  private let storage: any WindowStorage
  private let coding: SceneCoding
  /// The stored state of each window, and of what windows share.
  private var scenes: [SceneID: SceneState] = [:]
  private var shared: WindowList?

  /// The windows that moved since the last write, and whether the window list may have changed.
  private var moved: Set<SceneID> = []
  private var sharedMayHaveChanged = false
  /// True if an account signed out since the last write.
  private var accountWasLeft = false

  /// What the first write replaces; nil after it, or if it replaces nothing.
  private var replaced: Replaced?

  private struct Replaced {
    let scenes: [SceneID]
    let unreadable: [UnreadableValue]
  }

  /// The indices of tabs whose stack cannot be saved, by window.
  ///
  /// Their earlier values remain stored.
  public private(set) var unsavable: [SceneID: [Int]] = [:]

  /// A saver for windows stored with this state.
  ///
  /// The first write checks all of them, since they may have changed after they were read.
  public init(storage: any WindowStorage, kept state: AppState, coding: SceneCoding) {
    self.storage = storage
    self.coding = coding
    for window in state.windows { scenes[window.id] = window.scene }
    moved = Set(scenes.keys)
    shared = WindowList(of: state)
    sharedMayHaveChanged = true
  }

  /// A saver whose first write replaces all stored values and sets the unreadable ones aside.
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

  /// Records which windows an action moved, whether the window list may have changed, and whether
  /// an account signed out, whose values must not remain.
  package func note(moved ids: [SceneID], windowsMayHaveChanged: Bool, accountWasLeft: Bool) {
    moved.formUnion(ids)
    if windowsMayHaveChanged { sharedMayHaveChanged = true }
    if accountWasLeft { self.accountWasLeft = true }
  }

  /// Writes what changed since the last write; after a failure, the next call retries.
  public func save(_ state: AppState) throws(WindowStorageError) {
    if let replaced {
      try save(state, inPlaceOf: replaced)
    } else if !moved.isEmpty || sharedMayHaveChanged || accountWasLeft {
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

  /// The values to write, and the state stored afterwards.
  private struct Changes {
    var stored = StoredChanges()
    var scenes: [SceneID: SceneState?] = [:]
    var shared: WindowList?
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
      if sharedMayHaveChanged || accountWasLeft {
        let values = WindowList(of: state)
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
      // A closed window has nothing to report.
      let tabs = changes.unsavable[id] ?? []
      unsavable[id] = tabs.isEmpty ? nil : tabs
    }
    if let values = changes.shared { shared = values }
    moved = []
    accountWasLeft = false
    sharedMayHaveChanged = false
  }
}

extension WindowList {
  /// The stored values that differ from an earlier list, or all.
  fileprivate func changes(since old: WindowList?, coding: SceneCoding) throws -> [WindowsKey: Data]
  {
    var values: [WindowsKey: Data] = [:]
    if windows != old?.windows { values[.windows] = try coding.encode(windows) }
    if focus != old?.focus { values[.focus] = try coding.encode(focus) }
    if arrangement != old?.arrangement { values[.arrangement] = try coding.encode(arrangement) }
    if nextScene != old?.nextScene { values[.nextScene] = try coding.encode(nextScene) }
    return values
  }
}

extension SceneSaver {
  /// Records which windows a step moved.
  public func note(_ step: Step) {
    note(
      moved: step.record.verdict.moved.map(\.id),
      windowsMayHaveChanged: step.windowsBefore != step.windowsAfter
        || step.record.action.scene == nil,
      accountWasLeft: step.reach == .everyWindow
    )
  }
}
