import ShopCore
import ShopData

/// A session that was opened: its shop's data, and its windows as they are kept under one wiring.
final class OpenSession {
  let database: ShopDatabase
  /// The session itself: its shop's data are the same under every wiring.
  private let own: SceneStore
  /// Where the windows are kept under the wiring that is on.
  private(set) var store: SceneStore
  /// The same as the wiring has the windows see it.
  private(set) var storage: any SceneStorage
  private var witness: WitnessedStorage

  private let name: SessionName
  let locks: SessionLocks

  init(
    _ name: SessionName,
    under wiring: Wiring,
    locks: SessionLocks,
    in database: ShopDatabase
  ) throws(ShopDatabaseError) {
    self.name = name
    self.locks = locks
    self.database = database
    own = try SceneStore(session: name, in: database)
    store = wiring.isRight ? own : try SceneStore(session: name.under(wiring), in: database)
    witness = WitnessedStorage(store)
    storage = wiring.storage(witness)
  }

  /// Where the cart, the sign-in and the settings are kept.
  var shopStore: ShopStore { own.shopStore }

  /// The same for writing, in a session that is there from now on.
  func begunShopStore() throws(ShopDatabaseError) -> ShopStore {
    if !own.isBegun { try own.begin() }
    return own.shopStore
  }

  /// How much is kept of each window.
  var keptScenes: KeptScenes { witness.keptScenes }

  /// Notes that the windows stand on the screen.
  func begin() throws(ShopDatabaseError) {
    locks.own.endRestoring()
    try store.begin()
  }

  /// Goes on with what is kept under another wiring.
  func change(to wiring: Wiring) throws(SceneStorageError) {
    do {
      store = wiring.isRight ? own : try SceneStore(session: name.under(wiring), in: database)
    } catch {
      throw SceneStorageError("\(error)")
    }
    witness = WitnessedStorage(store)
    storage = wiring.storage(witness)
  }

  /// What is kept of the windows under a wiring; nil where nothing is.
  func stored(under wiring: Wiring) throws(SceneStorageError) -> StoredScenes? {
    do {
      let isKept = try database.storedScenes(of: name.under(wiring)) != nil
      guard isKept else { return nil }
      return try wiring.storage(SceneStore(session: name.under(wiring), in: database)).read()
    } catch {
      throw SceneStorageError("\(error)")
    }
  }

  /// Empties what is kept under the wirings that are not on: nothing of an account that was left
  /// stays there either.
  func forgetOtherWirings() throws {
    for wiring in Wiring.allCases where name.under(wiring) != store.session {
      guard try database.storedScenes(of: name.under(wiring)) != nil else { continue }
      var changes = StoredChanges()
      changes.forgetsEverything = true
      try SceneStore(session: name.under(wiring), in: database).write(changes)
    }
  }
}
