import SceneNavigation
import ShopCore
import ShopData

/// Where a session saves its windows under one wiring, with the lock for it.
struct WindowStore {
  let store: SceneStore
  /// The store as the wiring's windows see it.
  let storage: any WindowStorage
  private let witness: WitnessedStorage
  /// Also counts launches that failed while restoring these windows.
  let lock: SessionLock

  init(_ store: SceneStore, under wiring: NamedWiring, lock: SessionLock) {
    self.store = store
    self.lock = lock
    witness = WitnessedStorage(store)
    storage = wiring.storage(witness)
  }

  var session: SessionName { store.session }

  var keptScenes: KeptScenes { witness.keptScenes }
}

/// The windows found in a store.
struct FoundWindows {
  /// The saved windows; nil if there were none.
  let state: AppState?
  /// What could not be restored, per window.
  let notices: [SceneID: String]
  /// What could not be restored of all windows; nil if everything was.
  let notice: String?
  let unreadable: [UnreadableValue]
  /// The windows restored in another state than they were left in; only some mistakes cause this.
  let windowsRestoredDifferently: [SceneWindow]
  /// The index of the window shown first, if not all fit.
  let firstShown: Int
  let stored: StoredScenes?

  init(_ stored: StoredScenes? = nil) {
    let restoration = stored.map { Restoration(of: $0) }
    self.stored = stored
    state = restoration?.state
    notices = restoration?.notices ?? [:]
    notice = restoration?.notice
    unreadable = restoration?.unreadable ?? []
    windowsRestoredDifferently = restoration?.windowsRestoredDifferently ?? []
    firstShown = restoration?.firstShown ?? 0
  }
}
