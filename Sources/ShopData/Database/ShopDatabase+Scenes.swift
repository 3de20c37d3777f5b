internal import GRDB

extension ShopDatabase {
  /// The windows of each session: values by key, for each window and, as scene 0, for all of them.
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

  /// Checks only the tables of the windows, so that the size of the rest does not matter.
  static func checkScenes(in database: Database) throws {
    // The full check includes the index of the names, by which sessions are found.
    for check in ["integrity_check('session')", "quick_check('sceneValue')"] {
      let finding = try Row.fetchOne(database, sql: "PRAGMA \(check)")
      let words = try finding?.decode(String.self, atIndex: 0)
      if words != "ok" { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: words) }
    }
  }
}
