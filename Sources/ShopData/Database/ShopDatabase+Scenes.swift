internal import GRDB

extension ShopDatabase {
  /// The windows of each session: what belongs to all of them, and for every window values by key.
  static func createScenes(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE session (
          id INTEGER PRIMARY KEY,
          name TEXT NOT NULL UNIQUE,
          usedAt TEXT NOT NULL,
          restoring INTEGER NOT NULL DEFAULT 0
        );
        CREATE TABLE sceneValue (
          session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE,
          scene INTEGER NOT NULL,
          key TEXT NOT NULL,
          value BLOB NOT NULL,
          PRIMARY KEY (session, scene, key)
        ) WITHOUT ROWID;
        CREATE TABLE keptAside (
          session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE,
          scene INTEGER NOT NULL,
          key TEXT NOT NULL,
          value BLOB NOT NULL,
          reason TEXT NOT NULL,
          day TEXT NOT NULL
        );
        """
    )
  }

  /// Checks what the windows are kept in, however large the rest of the file is.
  static func checkScenes(in database: Database) throws {
    // Whether a session is there is looked up in the index of their names.
    for check in ["integrity_check('session')", "quick_check('sceneValue')"] {
      let finding = try Row.fetchOne(database, sql: "PRAGMA \(check)")
      let words = try finding?.decode(String.self, atIndex: 0)
      if words != "ok" { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: words) }
    }
  }
}
