import SceneNavigation
import ShopCore
import ShopData

/// Where a session saves its windows under one wiring, with the lock for it.
struct WindowStore {
  let store: SceneStore
  /// The store as the wiring's windows see it.
  let storage: any WindowStorage
  private let witness: MeasuringStorage
  /// Also counts launches that failed while restoring these windows.
  let lock: SessionLock

  init(_ store: SceneStore, under wiring: NamedWiring, lock: SessionLock) {
    self.store = store
    self.lock = lock
    witness = MeasuringStorage(store)
    storage = wiring.storage(witness)
  }

  var session: SessionName { store.session }

  var savedSizes: [SceneID: SavedSize] { witness.savedSizes }
}

struct FoundWindows {
  let stored: StoredScenes?
  /// Of nothing if there were none.
  let restoration: Restoration

  init(_ stored: StoredScenes? = nil) {
    self.stored = stored
    restoration = Restoration(of: stored ?? StoredScenes())
  }

  /// The saved windows; nil if there were none.
  var state: AppState? { stored == nil ? nil : restoration.state }
}
