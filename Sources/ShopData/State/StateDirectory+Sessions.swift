public import Platform

/// Sessions are open, but none may be.
public struct SessionsAreOpen: Error, Hashable {
  /// Sorted by name.
  public let sessions: [SessionName]
}

extension StateDirectory {
  /// The open sessions, sorted by name, including those with nothing saved yet.
  func openSessions(besides own: SessionName? = nil) throws -> [SessionName] {
    try FileManager.default.contentsOfDirectory(atPath: path)
      .compactMap { session(of: $0, ending: Self.lockEnding) }
      .filter { $0 != own && SessionLock.holder(of: $0, in: self) != nil }
      .sorted { $0.description < $1.description }
  }

  func session(of file: String, ending: String) -> SessionName? {
    file.hasSuffix(ending) ? SessionName(String(file.dropLast(ending.count))) : nil
  }

  /// Runs `work` on the database while no session is open; a session that starts meanwhile waits.
  ///
  /// A session takes its lock before it opens the database, so it is either seen here or waits.
  /// Throws ``SessionsAreOpen``, a ``ShopDatabaseError`` or any error of `work`.
  public func withUnusedDatabase(_ work: (ShopDatabase) throws -> Void) throws {
    let lock = try FolderLock(around: databasePath)
    let open = try openSessions()
    guard open.isEmpty else { throw SessionsAreOpen(sessions: open) }
    try work(try ShopDatabase(path: databasePath, within: lock))
  }

  /// The identity of the database's file, which a replacement does not share; nil if there is no file.
  public var databaseFile: FileIdentity? { stat(of: databasePath).map { FileIdentity($0) } }

  /// Sets a damaged database aside, unless another session has done so, and opens the new one.
  ///
  /// Returns where the damaged one is and what was recovered from it. Throws ``SessionsAreOpen`` if
  /// another session may be writing to it, otherwise what opening throws.
  public func replaceDatabase(
    _ damaged: FileIdentity?,
    for session: SessionName?
  ) throws -> (database: ShopDatabase, aside: String?, taken: RecoveredData) {
    let lock = try FolderLock(around: databasePath)
    var aside: String?
    var taken = RecoveredData()
    if databaseFile == damaged {
      let open = try openSessions(besides: session)
      guard open.isEmpty else { throw SessionsAreOpen(sessions: open) }
      taken = try makeReplacement(within: lock)
      aside = try moveDatabaseAside()
      try prepare()
    }
    return (try ShopDatabase(path: databasePath, within: lock), aside, taken)
  }

  /// Replaces the damaged database with one that has everything readable of it.
  private func makeReplacement(within lock: FolderLock) throws -> RecoveredData {
    // One that was never finished.
    for ending in ["-wal", "-shm", ""] { unlink(replacementPath + ending) }
    try makePrivate(replacementPath)
    let replacement = try ShopDatabase(path: replacementPath, within: lock)
    let taken = try replacement.recover(from: databasePath)
    try replacement.close()
    return taken
  }
}
