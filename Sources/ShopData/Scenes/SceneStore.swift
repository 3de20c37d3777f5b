import Platform

internal import GRDB
public import SceneNavigation
import ShopCore

/// The windows of one session, kept in the database: one row for each value of each window.
public final class SceneStore: WindowStorage {
  private let database: ShopDatabase
  /// The session whose windows these are.
  public let session: SessionName

  /// How many writings the log holds.
  private var writings = 0
  /// What is to be written in the same transaction as the windows.
  private var companion: (() throws(ShopDatabaseError) -> Void)?
  /// Whether the log holds what was to be forgotten.
  private var mustWipe = false
  /// Why reading or writing windows failed last.
  public private(set) var failure: ShopDatabaseError?
  /// The last minute in which it was noted that the session is used.
  private var minuteOfUse: Int?
  /// How many are let come together before the log is emptied.
  private static let mostWritings = 300

  /// The number under which what all windows share is kept; no scene has it.
  nonisolated fileprivate static let app = 0

  /// Opens the windows of a session; where there is none of that name, it is made when something is
  /// written.
  public init(session: SessionName, in database: ShopDatabase) throws(ShopDatabaseError) {
    self.database = database
    self.session = session
    try database.waitAtMost(milliseconds: 200)
  }

  /// The row of a session, looked up each time: where it was made in a transaction that came to
  /// nothing there is none; nil where there is none of that name.
  private static func row(of session: SessionName, on connection: Database) throws -> Int64? {
    try Row.fetchOne(
      connection.cachedStatement(sql: "SELECT id FROM session WHERE name = ?"),
      arguments: [session.description]
    )?.decode(atIndex: 0)
  }

  /// The row of a session that is used now, made where there is none of that name.
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

  /// Whether there is a session of that name already.
  public var isBegun: Bool {
    get throws(ShopDatabaseError) { try row() != nil }
  }

  /// Where the same session's cart, sign-in and settings are kept.
  public var shopStore: ShopStore {
    get throws(ShopDatabaseError) { ShopStore(in: database, session: try row() ?? 0) }
  }

  private func row() throws(ShopDatabaseError) -> Int64? {
    try database.glance { try Self.row(of: session, on: $0) }
  }

  /// Notes that the session is used now, and makes it where there is none of that name.
  public func begin() throws(ShopDatabaseError) {
    _ = try database.write { try Self.usedRow(of: session, on: $0) }
    minuteOfUse = SessionTime.now.minute
  }

  /// Moves all that is kept of the windows to another session, in the place of what that one had;
  /// the same account is signed in there as in the session whose windows they are.
  public func move(
    to other: SessionName,
    signedInLike owner: SessionName? = nil
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
        arguments: [target, (owner ?? session).description]
      )
    }
  }

  public func read() throws(WindowStorageError) -> StoredScenes? {
    try reporting { () throws(ShopDatabaseError) in try database.storedScenes(of: session) }
  }

  public func write(_ changes: StoredChanges) throws(WindowStorageError) {
    try keepAside([], writing: changes)
  }

  public func keepAside(_ values: [UnreadableValue], writing changes: StoredChanges)
    throws(WindowStorageError)
  {
    let minute = SessionTime.now.minute
    try reporting { () throws(ShopDatabaseError) in
      try database.write { connection in
        let known = minute == minuteOfUse ? try Self.row(of: session, on: connection) : nil
        let id = try known ?? Self.usedRow(of: session, on: connection)
        for value in values { try keepAside(value, of: id, on: connection) }
        try write(changes, of: id, on: connection)
        try companion?()
      }
      minuteOfUse = minute
      writings += 1
      if changes.forgetsEverything { mustWipe = true }
    }
  }

  /// Has something else of this database be written wherever the windows are written meanwhile: both
  /// or neither.
  public func write(
    _ companion: @escaping () throws(ShopDatabaseError) -> Void,
    wherever body: () throws -> Void
  ) rethrows {
    self.companion = companion
    defer { self.companion = nil }
    try body()
  }

  /// Has something else of this database be written where no windows are.
  public func writeAlone(
    _ companion: () throws(ShopDatabaseError) -> Void
  ) throws(ShopDatabaseError) {
    try database.write { _ in try companion() }
    writings += 1
  }

  /// Does what would hold up a step; to be called when nobody waits.
  ///
  /// Where it fails nothing that was written is lost, and the next time makes up for it.
  public func tidy() throws(ShopDatabaseError) {
    try wipe()
    guard writings >= Self.mostWritings else { return }
    writings = 0
    try database.emptyLog()
  }

  /// Takes what was forgotten out of the log as well, which somebody who reads beside may not let
  /// happen.
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
        INSERT INTO sceneValue (session, scene, key, value, checksum)
        VALUES (?1, ?2, ?3, ?4, checksumOf(?2, ?3, ?4))
        ON CONFLICT (session, scene, key)
          DO UPDATE SET value = excluded.value, checksum = excluded.checksum
        """
    ).execute(arguments: [id, scene, key, value])
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
    try connection.execute(
      sql: "DELETE FROM sceneValue WHERE session = ? AND scene = ? AND key = ?",
      arguments: [id, scene, value.key]
    )
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
  /// The sessions whose names are made of another one's, which can be asked for among changes.
  public func sessions(madeOf name: SessionName) throws(ShopDatabaseError) -> [SessionName] {
    try write { connection in
      try String.fetchAll(connection, sql: "SELECT name FROM session ORDER BY name")
        .compactMap { SessionName($0) }
        .filter { $0.isMade(of: name) }
    }
  }

  /// Signs out whoever is signed in to these sessions, be it without ever having done so.
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

  /// Forgets what is kept of the windows of these sessions.
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

  /// What is kept of a session's windows; nil where nothing is.
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
