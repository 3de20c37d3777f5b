internal import GRDB
import SceneNavigation

/// A session saved in the database.
public struct SavedSession: Hashable, Sendable {
  /// The session's name.
  public let name: String
  /// The number of its windows; of those with something saved, if their list is missing.
  public let windowCount: Int
  /// When it was last started, left or (to the minute) changed, as `2026-11-21T08:20:14Z`.
  public let usedAt: String
}

extension ShopDatabase {
  /// All sessions, sorted by name.
  public func sessions() throws(ShopDatabaseError) -> [SavedSession] {
    try read { connection in
      try Row.fetchAll(
        connection,
        sql: """
          SELECT name, usedAt, iif(json_valid(list), json_array_length(list), scenes)
          FROM (
            SELECT name, usedAt, CAST(value AS TEXT) AS list, (
              SELECT count(DISTINCT scene) FROM sceneValue WHERE session = id AND scene <> :app
            ) AS scenes
            FROM session
            LEFT JOIN sceneValue ON session = id AND scene = :app AND key = :windows
          ) ORDER BY name
          """,
        arguments: ["app": SceneStore.app, "windows": WindowsKey.windows.rawValue]
      ).map { row in
        SavedSession(
          name: try row.decode(atIndex: 0),
          windowCount: try row.decode(atIndex: 2),
          usedAt: try row.decode(atIndex: 1)
        )
      }
    }
  }

  /// Removes a session and its windows, including those saved with wrong wirings.
  public func removeSession(_ name: SessionName) throws(ShopDatabaseError) {
    try write { connection in
      for name in name.underEveryWiring {
        try connection.execute(
          sql: "DELETE FROM session WHERE name = ?",
          arguments: [name.description]
        )
      }
    }
  }
}
