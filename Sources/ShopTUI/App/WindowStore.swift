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

/// The windows found in a store.
struct FoundWindows {
  let stored: StoredScenes?
  private let restoration: Restoration?

  init(_ stored: StoredScenes? = nil) {
    self.stored = stored
    restoration = stored.map { Restoration(of: $0) }
  }

  /// The saved windows; nil if there were none.
  var state: AppState? { restoration?.state }

  /// What could not be restored, per window.
  var notices: [SceneID: String] { restoration?.notices ?? [:] }

  /// What could not be restored of all windows; nil if everything was.
  var notice: String? { restoration?.notice }

  var unreadable: [UnreadableValue] { restoration?.unreadable ?? [] }

  /// The windows restored in another state than they were left in; only some mistakes cause this.
  var windowsRestoredDifferently: [SceneWindow] { restoration?.windowsRestoredDifferently ?? [] }

  /// The index of the window shown first, if not all fit.
  var firstShown: Int { restoration?.firstShown ?? 0 }
}
