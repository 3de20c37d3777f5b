import Platform
import SceneNavigation
import ShopCore
import ShopData

/// Why a session cannot be opened.
enum SessionError: Error, CustomStringConvertible {
  case inUse(SessionName, by: SessionLock.Holder)
  /// The database is damaged, and other sessions have it open.
  case damagedInUse(String, by: [SessionName])
  /// Nothing can be saved, but the user may continue.
  case unusable(String)

  var description: String {
    switch self {
    case .inUse(let session, let holder):
      "The session “\(session)” is already open\(holder.inProcessSince). Quit it there (“fg” "
        + "continues a stopped program), or choose another one with --session NAME."
    case .damagedInUse(let damage, let sessions):
      "\(damage) It can be set aside, and what is readable copied to a new one, once \(sessions.listed) "
        + "\(sessions.count == 1 ? "is" : "are") quit."
    case .unusable(let reason): reason
    }
  }
}

nonisolated extension [SessionName] {
  var listed: String { map(\.description).list("and") }
}

extension SessionLock {
  /// Locks a session, or throws with the program that has it.
  static func taken(
    _ session: SessionName,
    in directory: StateDirectory
  ) throws(SessionError) -> SessionLock {
    do {
      return try SessionLock(session, in: directory)
    } catch {
      switch error {
      case .held(let holder): throw .inUse(session, by: holder)
      case .impossible(let reason): throw .unusable("\(reason)")
      }
    }
  }
}

extension SessionKeeper {
  /// Opens a session: its lock, database, content and windows.
  ///
  /// A damaged database, whenever it is found, is set aside and replaced with what can be read of
  /// it. Windows are moved or counted only after everything else succeeded.
  static func open<Content>(
    _ session: SessionName,
    under wiring: NamedWiring = .perScene,
    sellsFile: Bool = false,
    isFresh: Bool,
    in directory: StateDirectory,
    making make: (ShopStore) throws -> Content
  ) throws(SessionError) -> (SessionKeeper, Content) {
    do {
      try directory.prepareFolder()
      let lock = try SessionLock.taken(session, in: directory)
      try directory.prepare()
      func begin(in database: ShopDatabase) throws -> (SessionKeeper, Content) {
        let opened = try OpenSession(
          session,
          under: wiring,
          sellsFile: sellsFile,
          lock: lock,
          in: database,
          of: directory
        )
        let content = try make(opened.shopStore)
        return (try restore(opened, isFresh: isFresh), content)
      }
      let file = directory.databaseFile
      do {
        return try begin(in: ShopDatabase(path: directory.databasePath))
      } catch let damage as ShopDatabaseError where damage.isDamage {
        let (database, aside, taken) = try replace(
          file,
          for: session,
          because: damage,
          in: directory
        )
        if let aside {
          lock.unread = "\(damage.finding) It was moved to “\(aside)”. \(taken.words)"
        }
        return try begin(in: database)
      }
    } catch let error as SessionError {
      throw error
    } catch {
      throw .unusable("\(error)")
    }
  }

  private static func restore(
    _ session: OpenSession,
    isFresh: Bool
  ) throws -> SessionKeeper {
    let lock = session.windows.lock
    do {
      let store = session.windows.store
      let name = store.session
      var message: String?
      if isFresh, try store.read() != nil {
        let previous = try session.free(name.previous)
        try session.move(session.windows, to: previous)
        message = "The old windows are now in the session “\(previous)”."
      } else if lock.beginRestoring() >= 2, try store.read() != nil {
        let aside = try session.free(name.failed)
        try session.move(session.windows, to: aside)
        lock.endRestoring()
        session.lock.unread =
          "The program crashed twice while restoring: the windows are now in the session “\(aside)”."
      }
      let found = FoundWindows(try session.windows.storage.read())
      let messages = [session.lock.unread, message ?? found.restoration.notice].compactMap(\.self)
      return SessionKeeper(
        session,
        keeping: found,
        message: messages.isEmpty ? nil : messages.joined(separator: " ")
      )
    } catch {
      lock.giveUpRestoring()
      throw session.windows.store.failure ?? error
    }
  }

  /// Sets a damaged database aside and opens a new one, unless other sessions still write to it.
  private static func replace(
    _ file: FileIdentity?,
    for session: SessionName,
    because damage: ShopDatabaseError,
    in directory: StateDirectory
  ) throws -> (database: ShopDatabase, aside: String?, taken: RecoveredData) {
    do {
      return try directory.replaceDatabase(file, for: session)
    } catch let open as SessionsAreOpen {
      throw SessionError.damagedInUse(damage.finding, by: open.sessions)
    }
  }
}
