internal import GRDB

/// A set of windows that is kept.
public struct SavedSession: Hashable, Sendable {
  /// The name it was kept under.
  public let name: String
  /// How many windows it has.
  public let windowCount: Int
  /// When it was last begun, left or, to the minute, changed, as `2026-11-21T08:20:14Z`.
  public let usedAt: String
}

extension ShopDatabase {
  /// All sessions, by name.
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

  /// Removes a session with all that is kept of it, also under mistakes; false where nothing is.
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
