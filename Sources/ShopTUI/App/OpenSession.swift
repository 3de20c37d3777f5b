import Platform
import SceneNavigation
import ShopCore
import ShopData

/// An open session: its shop's data, and its windows as saved under one wiring.
final class OpenSession {
  /// Ensures that only one program uses the session.
  let lock: SessionLock
  var windows: WindowStore
  /// Holds the shop's data, which is the same under every wiring.
  private let own: SceneStore
  /// True if a catalog file is sold; nothing about it is stored.
  private let sellsFile: Bool

  private let directory: StateDirectory
  /// The database's file when the session was opened.
  private let file: FileIdentity?

  init(
    _ name: SessionName,
    under wiring: NamedWiring,
    sellsFile: Bool,
    lock: SessionLock,
    in database: ShopDatabase,
    of directory: StateDirectory
  ) throws {
    self.sellsFile = sellsFile
    self.lock = lock
    self.directory = directory
    file = directory.databaseFile
    own = try SceneStore(session: name, in: database)
    windows = try Self.windows(of: own, under: wiring, lock: lock, in: directory)
  }

  var database: ShopDatabase { own.database }

  private var name: SessionName { own.session }

  /// Throws if the database's file was removed or replaced: nothing saved would be found again.
  func checkFile() throws(WindowStorageError) {
    guard directory.databaseFile != file else { return }
    throw WindowStorageError("“\(database.path)” was removed or replaced.")
  }

  var shopStore: ShopStore {
    get throws(ShopDatabaseError) {
      let store = try own.shopStore
      return sellsFile ? store.sellingOtherThings : store
    }
  }

  /// The store for writing; creates the session if needed.
  func begunShopStore() throws(ShopDatabaseError) -> ShopStore {
    if try !own.isBegun { try own.begin() }
    return try shopStore
  }

  /// Records that the windows have been shown.
  func begin() {
    windows.lock.endRestoring()
    noteUse()
  }

  /// Updates the session's last use, if anything is saved of it.
  ///
  /// A failure loses only the time.
  func noteUse() {
    for store in windows.store === own ? [own] : [own, windows.store]
    where (try? store.isBegun) == true {
      try? store.begin()
    }
  }

  /// Opens and locks the windows saved under another wiring; throws if another program has them.
  func windows(under wiring: NamedWiring) throws -> WindowStore {
    if name.under(wiring) == windows.store.session { return windows }
    return try Self.windows(of: own, under: wiring, lock: lock, in: directory)
  }

  private static func windows(
    of own: SceneStore,
    under wiring: NamedWiring,
    lock: SessionLock,
    in directory: StateDirectory
  ) throws -> WindowStore {
    if wiring.isRight { return WindowStore(own, under: wiring, lock: lock) }
    let session = own.session.under(wiring)
    return WindowStore(
      try SceneStore(session: session, in: own.database),
      under: wiring,
      lock: try SessionLock.taken(session, in: directory)
    )
  }

  /// The first name under which neither windows nor a cart are saved.
  func free(_ names: (_ number: Int) -> SessionName) throws(ShopDatabaseError) -> SessionName {
    var number = 1
    while try SceneStore(session: names(number), in: database).isBegun { number += 1 }
    return names(number)
  }

  /// Moves windows to another session, replacing its own, unless that session is open.
  func move(_ windows: WindowStore, to other: SessionName) throws {
    let lock = try SessionLock.taken(other, in: directory)
    try windows.store.move(to: other, signedInLike: name)
    withExtendedLifetime(lock) {}
  }

  /// True if any windows are saved under a wiring, even if another program has them open.
  func areWindowsSaved(under wiring: NamedWiring) throws(ShopDatabaseError) -> Bool {
    try database.storedScenes(of: name.under(wiring)) != nil
  }

  /// Clears the session's windows saved under other wirings or set aside, so that nothing of a
  /// signed-out account remains there.
  ///
  /// Windows another program has open already belong to a session of their own.
  func forgetElsewhere() throws(ShopDatabaseError) {
    let made = try database.sessions(madeOf: name).filter {
      $0 != windows.store.session && SessionLock.holder(of: $0, in: directory) == nil
    }
    try database.leaveAccounts(of: made)
    try database.forgetScenes(of: windows.store.session == name ? made : made + [name])
  }
}
