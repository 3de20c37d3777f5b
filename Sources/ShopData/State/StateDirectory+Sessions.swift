public import Platform

/// Sessions that are open, where none may be.
public struct SessionsAreOpen: Error, Hashable {
  /// By name.
  public let sessions: [SessionName]
}

extension StateDirectory {
  /// The sessions that are open, by name, whether or not anything is kept of them yet.
  func openSessions(besides own: SessionName? = nil) throws -> [SessionName] {
    try FileManager.default.contentsOfDirectory(atPath: path).compactMap { file in
      guard file.hasSuffix(Self.lockEnding) else { return nil }
      return SessionName(String(file.dropLast(Self.lockEnding.count)))
    }
    .filter { $0 != own && SessionLock.holder(of: $0, in: self) != nil }
    .sorted { $0.description < $1.description }
  }

  /// Does something to a database that nobody sells from: no session is open, and one that begins
  /// meanwhile waits.
  ///
  /// Whoever begins takes the session first and opens the database then, and so is seen or waits.
  /// Throws ``SessionsAreOpen``, a ``ShopDatabaseError`` or whatever is thrown inside.
  public func withUnusedDatabase(_ work: (ShopDatabase) throws -> Void) throws {
    let lock = try FolderLock(around: databasePath)
    let open = try openSessions()
    guard open.isEmpty else { throw SessionsAreOpen(sessions: open) }
    try work(try ShopDatabase(path: databasePath, within: lock))
  }

  /// Which file the database is at present, for another one of the same name is not the same; nil where
  /// there is none.
  public var databaseFile: FileIdentity? {
    var status = stat()
    return stat(databasePath, &status) == 0 ? FileIdentity(status) : nil
  }

  /// Puts a damaged database aside for a session that begins, unless another one has done so
  /// already, and opens the one there is then; says where the damaged one is, and what was taken over
  /// from it.
  ///
  /// Throws ``SessionsAreOpen`` where another session may be writing to it, else what opening throws.
  public func replaceDatabase(
    _ damaged: FileIdentity?,
    for session: SessionName?
  ) throws -> (database: ShopDatabase, aside: String?, taken: TakenOver) {
    let lock = try FolderLock(around: databasePath)
    var aside: String?
    var taken = TakenOver()
    if databaseFile == damaged {
      let open = try openSessions(besides: session)
      guard open.isEmpty else { throw SessionsAreOpen(sessions: open) }
      taken = try makeReplacement(within: lock)
      aside = try moveDatabaseAside()
      try prepare()
    }
    return (try ShopDatabase(path: databasePath, within: lock), aside, taken)
  }

  /// Makes a database in the place of the damaged one, with whatever can be read of that.
  private func makeReplacement(within lock: FolderLock) throws -> TakenOver {
    // One that was never finished.
    for ending in ["-wal", "-shm", ""] { unlink(replacementPath + ending) }
    try makePrivate(replacementPath)
    let replacement = try ShopDatabase(path: replacementPath, within: lock)
    let taken = try replacement.takeOver(from: databasePath)
    try replacement.close()
    return taken
  }
}
