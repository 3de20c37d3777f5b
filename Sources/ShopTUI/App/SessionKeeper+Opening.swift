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

nonisolated extension [SessionName] {
  /// The names in words.
  var listed: String { map(\.description).list("and") }
}

extension SessionLock {
  /// The lock of a session, or who has it.
  static func taken(
    _ session: SessionName,
    in directory: StateDirectory
  ) throws(SessionError) -> SessionLock {
    do {
      return try SessionLock(session, in: directory)
    } catch {
      throw SessionError(error, of: session)
    }
  }
}

extension SessionKeeper {
  /// Opens a session: its lock, the database, and the windows that are kept in it.
  static func open(
    _ session: SessionName,
    under wiring: Wiring = .perScene,
    isFresh: Bool,
    in directory: StateDirectory
  ) throws(SessionError) -> SessionKeeper {
    do {
      try directory.prepare()
      let lock = try SessionLock.taken(session, in: directory)
      let (database, damage) = try openDatabase(in: directory)
      let opened = try OpenSession(
        session,
        under: wiring,
        lock: lock,
        in: database,
        of: directory
      )
      do {
        return try open(opened, isFresh: isFresh, message: damage)
      } catch {
        opened.windows.lock.giveUpRestoring()
        throw error
      }
    } catch let error as SessionError {
      throw error
    } catch {
      throw .unusable("\(error)")
    }
  }

  private static func open(
    _ session: OpenSession,
    isFresh: Bool,
    message: String?
  ) throws -> SessionKeeper {
    let store = session.windows.store
    let name = store.session
    var message = message
    if isFresh, try store.read() != nil {
      let previous = try session.free(name.previous)
      try session.move(to: previous)
      message = "The windows there were are in the session “\(previous)” now."
    } else if session.windows.lock.beginRestoring() >= 2, try store.read() != nil {
      let aside = try session.free(name.failed)
      try session.move(to: aside)
      session.windows.lock.endRestoring()
      message =
        "The program ended twice while it restored the windows: they are in the session “\(aside)” now."
    }
    let found = FoundWindows(try session.windows.storage.read())
    return SessionKeeper(session, keeping: found, message: message)
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
