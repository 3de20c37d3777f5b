import Platform

internal import GRDB
public import SceneNavigation
import ShopCore

/// Saves the windows of one session in the database, one row for each value.
public final class SceneStore: WindowStorage {
  public let database: ShopDatabase
  /// The session whose windows are saved.
  public let session: SessionName

  /// Writes since the log was last emptied.
  private var writings: Int
  /// Also runs in the next transaction that writes windows.
  private var companion: (() throws(ShopDatabaseError) -> Void)?
  /// True if the log may still contain deleted values.
  private var mustWipe = false
  /// The last error in reading or writing windows.
  public private(set) var failure: ShopDatabaseError?
  /// The minute in which a write last recorded the session's use, and the session's row id then.
  private var lastUse: (minute: Int, row: Int64)?
  /// After this many writes, `tidy()` empties the log.
  private static let mostWritings = 300

  /// The scene number for values that all windows share; no scene has it.
  nonisolated static let app = 0

  /// Opens a session; it is created on the first write if it doesn't exist.
  public init(session: SessionName, in database: ShopDatabase) throws(ShopDatabaseError) {
    self.database = database
    self.session = session
    // What a killed program left in the log is in the file soon.
    writings = database.hasLog ? Self.mostWritings : 0
    try database.waitAtMost(milliseconds: 200)
  }

  /// The session's row id, nil if there is no such session.
  ///
  /// Looked up each time, because a transaction that created it may have been rolled back.
  private static func row(of session: SessionName, on connection: Database) throws -> Int64? {
    try Row.fetchOne(
      connection.cachedStatement(sql: "SELECT id FROM session WHERE name = ?"),
      arguments: [session.description]
    )?.decode(atIndex: 0)
  }

  /// Records that the session is used now, creating it if needed; returns its row id.
  private static func usedRow(of session: SessionName, on connection: Database) throws -> Int64 {
    try connection.execute(
      sql: """
        INSERT INTO session (name, usedAt) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET usedAt = excluded.usedAt
        """,
      arguments: [session.description, SessionTime.now.second]
    )
    return try row(of: session, on: connection) ?? connection.lastInsertedRowID
  }

  /// True if the session exists.
  public var isBegun: Bool {
    get throws(ShopDatabaseError) { try row() != nil }
  }

  /// The store for the session's cart, account and settings.
  public var shopStore: ShopStore {
    get throws(ShopDatabaseError) { ShopStore(in: database, session: try row() ?? 0) }
  }

  private func row() throws(ShopDatabaseError) -> Int64? {
    try database.readOnce { try Self.row(of: session, on: $0) }
  }

  /// Records that the session is used now, creating it if needed.
  public func begin() throws(ShopDatabaseError) {
    _ = try database.write { try Self.usedRow(of: session, on: $0) }
  }

  /// Moves the windows to another session, replacing everything saved there.
  ///
  /// That session is signed in to the same account as `owner`.
  public func move(
    to other: SessionName,
    signedInLike owner: SessionName
  ) throws(ShopDatabaseError) {
    try database.write { connection in
      try connection.execute(
        sql: "DELETE FROM session WHERE name = ?",
        arguments: [other.description]
      )
      let id = try Self.usedRow(of: session, on: connection)
      let target = try Self.usedRow(of: other, on: connection)
      for table in ["sceneValue", "keptAside"] {
        try connection.execute(
          sql: "UPDATE \(table) SET session = ? WHERE session = ?",
          arguments: [target, id]
        )
      }
      try connection.execute(
        sql: """
          INSERT INTO signIn SELECT ?, account FROM signIn
          WHERE session = (SELECT id FROM session WHERE name = ?)
          """,
        arguments: [target, owner.description]
      )
    }
  }

  public func read() throws(WindowStorageError) -> StoredScenes? {
    try reporting { () throws(ShopDatabaseError) in try database.storedScenes(of: session) }
  }

  public func keepAside(_ values: [UnreadableValue], writing changes: StoredChanges)
    throws(WindowStorageError)
  {
    let minute = SessionTime.now.minute
    try reporting { () throws(ShopDatabaseError) in
      let row = try database.write { connection in
        let known = lastUse.flatMap { $0.minute == minute ? $0.row : nil }
        let id = try known ?? Self.usedRow(of: session, on: connection)
        for value in values { try keepAside(value, of: id, on: connection) }
        try write(changes, of: id, on: connection)
        try companion?()
        return id
      }
      companion = nil
      lastUse = (minute, row)
      writings += 1
      if changes.forgetsEverything { mustWipe = true }
    }
  }

  /// Runs `body`; `companion` writes in the same transaction as the windows, or in one of its own if
  /// none are written.
  public func write(
    _ companion: @escaping () throws(ShopDatabaseError) -> Void,
    with body: () throws -> Void
  ) throws {
    self.companion = companion
    defer { self.companion = nil }
    try body()
    guard self.companion != nil else { return }
    try database.write { _ in try companion() }
    writings += 1
  }

  /// Maintains the log; to be called when idle, because it would delay a key.
  ///
  /// If it fails, nothing written is lost and the next call tries again.
  public func tidy() throws(ShopDatabaseError) {
    try wipe()
    guard writings >= Self.mostWritings else { return }
    writings = 0
    try database.emptyLog()
  }

  /// Removes deleted values from the log too; fails while another connection is reading.
  private func wipe() throws(ShopDatabaseError) {
    guard mustWipe else { return }
    try database.wipeLog()
    mustWipe = false
  }

  private func write(_ changes: StoredChanges, of id: Int64, on connection: Database) throws {
    if changes.forgetsEverything {
      for table in ["sceneValue", "keptAside"] {
        try connection.execute(sql: "DELETE FROM \(table) WHERE session = ?", arguments: [id])
      }
    }
    for scene in changes.forgotten {
      try connection.cachedStatement(sql: "DELETE FROM sceneValue WHERE session = ? AND scene = ?")
        .execute(arguments: [id, scene.number])
    }
    for (key, value) in changes.app {
      try set(key.rawValue, to: value, of: Self.app, in: id, on: connection)
    }
    for (scene, values) in changes.scenes {
      for (key, value) in values {
        try set(key, to: value, of: scene.number, in: id, on: connection)
      }
    }
  }

  private func set(
    _ key: String,
    to value: Data?,
    of scene: Int,
    in id: Int64,
    on connection: Database
  ) throws {
    guard let value else {
      try connection.cachedStatement(
        sql: "DELETE FROM sceneValue WHERE session = ? AND scene = ? AND key = ?"
      ).execute(arguments: [id, scene, key])
      return
    }
    try connection.cachedStatement(
      sql: """
        INSERT INTO sceneValue (session, scene, key, value, checksum) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (session, scene, key)
          DO UPDATE SET value = excluded.value, checksum = excluded.checksum
        """
    ).execute(arguments: [id, scene, key, value, Checksum.of(scene: scene, key: key, value: value)])
  }

  private func keepAside(
    _ value: UnreadableValue,
    of id: Int64,
    on connection: Database
  ) throws {
    let scene = value.scene?.number ?? Self.app
    try connection.execute(
      sql: """
        INSERT INTO keptAside (session, scene, key, value, reason, day)
        VALUES (?, ?, ?, ?, ?, date('now'))
        """,
      arguments: [id, scene, value.key, value.value, value.reason]
    )
    try set(value.key, to: nil, of: scene, in: id, on: connection)
  }

  private func reporting<Result>(
    _ work: () throws(ShopDatabaseError) -> Result
  ) throws(WindowStorageError) -> Result {
    do {
      return try work()
    } catch {
      failure = error
      throw WindowStorageError(error.description)
    }
  }
}

extension ShopDatabase {
  /// The sessions with this name plus suffixes added by the program; may be called inside a write.
  public func sessions(madeOf name: SessionName) throws(ShopDatabaseError) -> [SessionName] {
    try write { connection in
      try String.fetchAll(connection, sql: "SELECT name FROM session ORDER BY name")
        .compactMap { SessionName($0) }
        .filter { $0.isMade(of: name) }
    }
  }

  /// Signs these sessions out, including those that were only signed in by default.
  public func leaveAccounts(of sessions: [SessionName]) throws(ShopDatabaseError) {
    try write { connection in
      for session in sessions {
        try connection.execute(
          sql: """
            INSERT OR REPLACE INTO signIn SELECT id, NULL FROM session WHERE name = ?
            """,
          arguments: [session.description]
        )
      }
    }
  }

  /// Deletes the saved windows of these sessions.
  public func forgetScenes(of sessions: [SessionName]) throws(ShopDatabaseError) {
    try write { connection in
      for table in ["sceneValue", "keptAside"] {
        for session in sessions {
          try connection.execute(
            sql: "DELETE FROM \(table) WHERE session = (SELECT id FROM session WHERE name = ?)",
            arguments: [session.description]
          )
        }
      }
    }
  }

  /// The saved windows of a session; nil if there are none.
  public func storedScenes(of session: SessionName) throws(ShopDatabaseError) -> StoredScenes? {
    try read { connection in
      var stored = StoredScenes()
      var checksums: [Int64] = []
      let session = try Row.fetchOne(
        connection,
        sql: "SELECT sum, id FROM session WHERE name = ?",
        arguments: [session.description]
      )
      let rows = try Row.fetchCursor(
        connection,
        sql: """
          SELECT scene, key, value, checksum <> \(Checksum.ofSceneValue), checksum FROM sceneValue
          WHERE session = ?
          """,
        arguments: [session?[1] as Int64?]
      )
      while let row = try rows.next() {
        let scene: Int = try row.decode(atIndex: 0)
        let key: String = try row.decode(atIndex: 1)
        let value: Data = try row.decode(atIndex: 2)
        try Checksum.refuse(row, ifWrongAt: 3, "“\(key)” of scene \(scene)")
        checksums.append(try row.decode(Int64?.self, atIndex: 4) ?? 0)
        if scene == SceneStore.app {
          stored.app[key] = value
        } else {
          stored.scenes[SceneID(number: scene), default: [:]][key] = value
        }
      }
      try Checksum.refuse(checksums, unlessSavedLastIn: session)
      return stored.app.isEmpty && stored.scenes.isEmpty ? nil : stored
    }
  }
}
