import FoundationEssentials
internal import GRDB
public import ShopCore

/// The windows of one session, kept in the database: one row for each value of each window.
public final class SceneStore: SceneStorage {
  private let database: ShopDatabase
  public let session: SessionName
  /// The row of the session.
  private let id: Int64

  /// How many writings the log holds.
  private var writings = 0
  /// How many are let come together before the log is emptied.
  private static let mostWritings = 300

  /// The number under which what all windows share is kept; no scene has it.
  nonisolated fileprivate static let app = 0

  /// Opens the windows of a session, which is made where there is none of that name.
  public init(session: SessionName, in database: ShopDatabase) throws(ShopDatabaseError) {
    self.database = database
    self.session = session
    id = try database.write { try Self.row(of: session, on: $0) }
    try database.waitAtMost(milliseconds: 200)
  }

  private static func row(of session: SessionName, on connection: Database) throws -> Int64 {
    try connection.execute(
      sql: """
        INSERT INTO session (name, usedAt) VALUES (?, ?)
        ON CONFLICT (name) DO UPDATE SET usedAt = excluded.usedAt
        """,
      arguments: [session.description, SessionTime.now.second]
    )
    return try Int64.fetchOne(
      connection,
      sql: "SELECT id FROM session WHERE name = ?",
      arguments: [session.description]
    ) ?? connection.lastInsertedRowID
  }

  /// Where the same session's cart, sign-in and settings are kept.
  public var shopStore: ShopStore { ShopStore(in: database, session: id) }

  /// Notes that the windows are about to be restored, and returns how many times before they were
  /// and nothing came of it.
  public func beginRestoring() throws(ShopDatabaseError) -> Int {
    try database.write { connection in
      try connection.execute(
        sql: "UPDATE session SET restoring = restoring + 1 WHERE id = ?",
        arguments: [id]
      )
      let times = try Int.fetchOne(
        connection,
        sql: "SELECT restoring FROM session WHERE id = ?",
        arguments: [id]
      )
      return (times ?? 1) - 1
    }
  }

  /// Notes that the windows stand on the screen.
  public func endRestoring() throws(ShopDatabaseError) {
    try database.write {
      try $0.execute(sql: "UPDATE session SET restoring = 0 WHERE id = ?", arguments: [id])
    }
  }

  /// Moves all that is kept of the windows to another session, in the place of what that one had.
  public func move(to other: SessionName) throws(ShopDatabaseError) {
    try database.write { connection in
      try connection.execute(
        sql: "DELETE FROM session WHERE name = ?",
        arguments: [other.description]
      )
      let target = try Self.row(of: other, on: connection)
      for table in ["sceneValue", "keptAside"] {
        try connection.execute(
          sql: "UPDATE \(table) SET session = ? WHERE session = ?",
          arguments: [target, id]
        )
      }
      try connection.execute(
        sql: "UPDATE session SET restoring = 0 WHERE id IN (?, ?)",
        arguments: [id, target]
      )
    }
  }

  public func read() throws(SceneStorageError) -> StoredScenes? {
    try reporting { () throws(ShopDatabaseError) in try database.storedScenes(of: session) }
  }

  public func write(_ changes: StoredChanges) throws(SceneStorageError) {
    try keepAside([], writing: changes)
  }

  public func keepAside(_ values: [UnreadableValue], writing changes: StoredChanges)
    throws(SceneStorageError)
  {
    try reporting { () throws(ShopDatabaseError) in
      try database.write { connection in
        for value in values { try keepAside(value, on: connection) }
        try write(changes, on: connection)
      }
      writings += 1
    }
  }

  /// Does what would hold up a step; to be called when nobody waits.
  public func tidy() throws(ShopDatabaseError) {
    guard writings >= Self.mostWritings else { return }
    writings = 0
    try database.emptyLog()
  }

  private func write(_ changes: StoredChanges, on connection: Database) throws {
    for scene in changes.forgotten {
      try connection.cachedStatement(sql: "DELETE FROM sceneValue WHERE session = ? AND scene = ?")
        .execute(arguments: [id, scene.number])
    }
    for (key, value) in changes.app {
      try set(key.rawValue, to: value, of: Self.app, on: connection)
    }
    for (scene, values) in changes.scenes {
      for (key, value) in values {
        try set(key.rawValue, to: value, of: scene.number, on: connection)
      }
    }
  }

  private func set(_ key: String, to value: Data?, of scene: Int, on connection: Database) throws {
    guard let value else {
      try connection.cachedStatement(
        sql: "DELETE FROM sceneValue WHERE session = ? AND scene = ? AND key = ?"
      ).execute(arguments: [id, scene, key])
      return
    }
    try connection.cachedStatement(
      sql: """
        INSERT INTO sceneValue (session, scene, key, value) VALUES (?, ?, ?, ?)
        ON CONFLICT (session, scene, key) DO UPDATE SET value = excluded.value
        """
    ).execute(arguments: [id, scene, key, value])
  }

  private func keepAside(_ value: UnreadableValue, on connection: Database) throws {
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
  ) throws(SceneStorageError) -> Result {
    do {
      return try work()
    } catch {
      throw SceneStorageError(error.description)
    }
  }
}

extension ShopDatabase {
  /// What is kept of a session's windows; nil where nothing is.
  public func storedScenes(of session: SessionName) throws(ShopDatabaseError) -> StoredScenes? {
    try read { connection in
      var stored = StoredScenes()
      let rows = try Row.fetchCursor(
        connection,
        sql: """
          SELECT scene, key, value FROM sceneValue
          WHERE session = (SELECT id FROM session WHERE name = ?)
          """,
        arguments: [session.description]
      )
      while let row = try rows.next() {
        let scene: Int = row[0]
        let key: String = row[1]
        let value: Data = row[2]
        if scene == SceneStore.app {
          stored.app[key] = value
        } else {
          stored.scenes[SceneID(number: scene), default: [:]][key] = value
        }
      }
      return stored.app.isEmpty && stored.scenes.isEmpty ? nil : stored
    }
  }
}
