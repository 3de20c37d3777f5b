internal import GRDB

/// A session saved in the database.
public struct SavedSession: Hashable, Sendable {
  /// The session's name.
  public let name: String
  /// The number of its windows.
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
          SELECT name, usedAt,
            (SELECT count(DISTINCT scene) FROM sceneValue WHERE session = id AND scene > 0)
          FROM session ORDER BY name
          """
      ).map { row in
        SavedSession(
          name: try row.decode(atIndex: 0),
          windowCount: try row.decode(atIndex: 2),
          usedAt: try row.decode(atIndex: 1)
        )
      }
    }
  }

  /// Removes a session and its windows, including those saved with wrong wirings; false if there is
  /// none.
  @discardableResult public func removeSession(_ name: SessionName) throws(ShopDatabaseError)
    -> Bool
  {
    try write { connection in
      var count = 0
      for name in name.underEveryWiring {
        try connection.execute(
          sql: "DELETE FROM session WHERE name = ?",
          arguments: [name.description]
        )
        count += connection.changesCount
      }
      return count > 0
    }
  }
}
