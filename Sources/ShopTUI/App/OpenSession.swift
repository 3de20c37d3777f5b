import ShopCore
import ShopData

/// A session that was opened: its shop's data, and its windows as they are kept under one wiring.
final class OpenSession {
  let database: ShopDatabase
  /// The right to be the one program of the session.
  let lock: SessionLock
  /// Where the windows are kept under the wiring that is on.
  var windows: WindowStore
  /// The session itself: its shop's data are the same under every wiring.
  private let own: SceneStore
  /// Whether a file is sold, of which nothing is kept.
  private let sellsFile: Bool

  private let name: SessionName
  private let directory: StateDirectory

  init(
    _ name: SessionName,
    under wiring: NamedWiring,
    sellsFile: Bool,
    lock: SessionLock,
    in database: ShopDatabase,
    of directory: StateDirectory
  ) throws {
    self.sellsFile = sellsFile
    self.name = name
    self.lock = lock
    self.database = database
    self.directory = directory
    own = try SceneStore(session: name, in: database)
    windows = try Self.windows(of: own, under: wiring, lock: lock, in: database, of: directory)
  }

  /// Where the cart, the sign-in and the settings are kept.
  var shopStore: ShopStore {
    get throws(ShopDatabaseError) {
      let store = try own.shopStore
      return sellsFile ? store.sellingOtherThings : store
    }
  }

  /// The same for writing, in a session that is there from now on.
  func begunShopStore() throws(ShopDatabaseError) -> ShopStore {
    if try !own.isBegun { try own.begin() }
    return try shopStore
  }

  /// Notes that the windows stand on the screen.
  func begin() {
    windows.lock.endRestoring()
    noteUse()
  }

  /// Notes that the session is used now, where anything is kept of it; where that fails, nothing is
  /// lost but the time.
  func noteUse() {
    for store in windows.store === own ? [own] : [own, windows.store]
    where (try? store.isBegun) == true {
      try? store.begin()
    }
  }

  /// Where the windows are kept under another wiring, for nobody else to write to while one holds on
  /// to it; or who has that.
  func windows(under wiring: NamedWiring) throws -> WindowStore {
    if name.under(wiring) == windows.store.session { return windows }
    return try Self.windows(of: own, under: wiring, lock: lock, in: database, of: directory)
  }

  private static func windows(
    of own: SceneStore,
    under wiring: NamedWiring,
    lock: SessionLock,
    in database: ShopDatabase,
    of directory: StateDirectory
  ) throws -> WindowStore {
    if wiring.isRight { return WindowStore(own, under: wiring, lock: lock) }
    let session = own.session.under(wiring)
    return WindowStore(
      try SceneStore(session: session, in: database),
      under: wiring,
      lock: try SessionLock.taken(session, in: directory)
    )
  }

  /// The first of the names under which nothing is kept, neither windows nor a cart.
  func free(_ names: (_ number: Int) -> SessionName) throws(ShopDatabaseError) -> SessionName {
    var number = 1
    while try SceneStore(session: names(number), in: database).isBegun { number += 1 }
    return names(number)
  }

  /// Moves the windows that are kept in a place to another session, in the place of what that one had,
  /// unless somebody has that open.
  func move(_ windows: WindowStore, to other: SessionName) throws {
    let lock = try SessionLock.taken(other, in: directory)
    try windows.store.move(to: other, signedInLike: name)
    withExtendedLifetime(lock) {}
  }

  /// Whether any windows are kept under a wiring, whoever has them.
  func areWindowsKept(under wiring: NamedWiring) throws(ShopDatabaseError) -> Bool {
    try database.storedScenes(of: name.under(wiring)) != nil
  }

  /// Empties what is kept of the session's windows elsewhere, under wirings that are not on and where
  /// windows were put aside: nothing of an account that was left stays there either.
  ///
  /// What somebody has open is a session of their own by then.
  func forgetElsewhere() throws(ShopDatabaseError) {
    let made = try database.sessions(madeOf: name).filter {
      $0 != windows.store.session && SessionLock.holder(of: $0, in: directory) == nil
    }
    try database.leaveAccounts(of: made)
    try database.forgetScenes(of: windows.store.session == name ? made : made + [name])
  }
}
