import SceneNavigation
import ShopCore
import ShopData

/// Where a session keeps its windows under one wiring, and the right to keep them there.
struct WindowStore {
  let store: SceneStore
  /// The same as the wiring has the windows see it.
  let storage: any WindowStorage
  private let witness: WitnessedStorage
  /// That right, which knows also of launches that came to nothing while these windows were restored.
  let lock: SessionLock

  init(_ store: SceneStore, under wiring: NamedWiring, lock: SessionLock) {
    self.store = store
    self.lock = lock
    witness = WitnessedStorage(store)
    storage = wiring.storage(witness)
  }

  /// The name the windows are kept under.
  var session: SessionName { store.session }

  /// How much is kept of each window.
  var keptScenes: KeptScenes { witness.keptScenes }
}

/// What was found of the windows where they are kept.
struct FoundWindows {
  /// The windows as they were kept; nil where none were.
  let state: AppState?
  /// What single windows have to say about what could not be restored.
  let notices: [SceneID: String]
  /// What there is to say about what could not be restored of all of them; nil where that is nothing.
  let notice: String?
  let unreadable: [UnreadableValue]
  /// The windows that did not stand like that when they were left; some only under a mistake.
  let windowsRestoredDifferently: [SceneWindow]
  /// The place of the window that was shown first, where not all had room.
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
