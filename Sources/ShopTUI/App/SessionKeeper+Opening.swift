import ShopCore
import ShopData

/// Why the program cannot begin with a session.
enum SessionError: Error, CustomStringConvertible {
  case inUse(SessionName, by: SessionLock.Holder)
  /// Nothing can be kept; one can go on all the same.
  case unusable(String)

  var description: String {
    switch self {
    case .inUse(let session, let holder):
      "The session “\(session)” is open already\(Self.words(for: holder)). Quit it there, or take "
        + "another one with --session NAME."
    case .unusable(let reason): reason
    }
  }

  init(_ failure: SessionLock.Failure, of session: SessionName) {
    self =
      switch failure {
      case .held(let holder): .inUse(session, by: holder)
      case .impossible(let reason): .unusable("\(reason)")
      }
  }

  private static func words(for holder: SessionLock.Holder) -> String {
    let process = holder.process.map { ", in process \($0)" } ?? ""
    let since = holder.since.map { " since \($0)" } ?? ""
    return process + since
  }
}

extension SessionKeeper {
  /// Opens a session: its lock, the database, and the windows that are kept in it.
  static func open(
    _ session: SessionName,
    isFresh: Bool,
    in directory: StateDirectory
  ) throws(SessionError) -> SessionKeeper {
    do {
      try directory.prepare()
      let lock = try SessionLock(session, in: directory)
      let (database, damage) = try openDatabase(in: directory)
      return try open(session, isFresh: isFresh, lock: lock, in: database, message: damage)
    } catch let error as SessionLock.Failure {
      throw SessionError(error, of: session)
    } catch {
      throw .unusable("\(error)")
    }
  }

  private static func open(
    _ session: SessionName,
    isFresh: Bool,
    lock: SessionLock,
    in database: ShopDatabase,
    message: String?
  ) throws -> SessionKeeper {
    let store = try SceneStore(session: session, in: database)
    var message = message
    if isFresh, try store.read() != nil {
      try store.move(to: session.previous)
      message = "The windows there were are in the session “\(session.previous)” now."
    } else if lock.beginRestoring() >= 2 {
      let aside = session.failed
      try store.move(to: aside)
      lock.endRestoring()
      message =
        "The program ended twice while it restored the windows: they are in the session “\(aside)” now."
    }
    let stored = try store.read()
    let restoration = stored.map { Restoration(of: $0) }
    let opened = OpenSession(
      lock: lock,
      database: database,
      store: store,
      stored: stored,
      unreadable: restoration?.unreadable ?? []
    )
    return SessionKeeper(opened, restoring: restoration, message: message)
  }

  /// Opens the database; one that is damaged is moved aside, and a new one made.
  private static func openDatabase(
    in directory: StateDirectory
  ) throws -> (ShopDatabase, message: String?) {
    do throws(ShopDatabaseError) {
      return (try ShopDatabase(path: directory.databasePath), nil)
    } catch {
      guard error.isDamage else { throw error }
      let aside = try directory.moveDatabaseAside()
      try directory.prepare()
      let database = try ShopDatabase(path: directory.databasePath)
      return (database, "\(error) It is kept as “\(aside)”, and a new one was begun.")
    }
  }
}
