import ShopCore
import ShopData

/// A session that was opened: its shop's data, and its windows as they are kept under one wiring.
final class OpenSession {
  let database: ShopDatabase
  /// Where the cart, the sign-in and the settings are kept, the same under every wiring.
  let shopStore: ShopStore
  /// Where the windows are kept under the wiring that is on.
  private(set) var store: SceneStore
  /// The same as the wiring has the windows see it.
  private(set) var storage: any SceneStorage
  private var witness: WitnessedStorage

  private let name: SessionName
  let lock: SessionLock

  init(
    _ name: SessionName,
    under wiring: Wiring,
    lock: SessionLock,
    in database: ShopDatabase
  ) throws(ShopDatabaseError) {
    self.name = name
    self.lock = lock
    self.database = database
    shopStore = try SceneStore(session: name, in: database).shopStore
    store = try SceneStore(session: name.under(wiring), in: database)
    witness = WitnessedStorage(store)
    storage = wiring.storage(witness)
  }

  /// How much is kept of each window.
  var keptScenes: KeptScenes { witness.keptScenes }

  /// Notes that the windows stand on the screen.
  func begin() throws(ShopDatabaseError) {
    lock.endRestoring()
    try store.begin()
  }

  /// Goes on with what is kept under another wiring.
  func change(to wiring: Wiring) throws(SceneStorageError) {
    do {
      store = try SceneStore(session: name.under(wiring), in: database)
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
