internal import GRDB

extension ShopDatabase {
  /// What can be said of the contents of a file; nothing in it is changed, and no older one is brought up
  /// to date.
  static func findings(at path: String) -> [Finding] {
    do {
      var configuration = Configuration()
      configuration.readonly = true
      configuration.busyMode = .timeout(5)
      configuration.prepareDatabase { database in
        try checkThatItIsOurs(database, at: path)
        database.add(function: Checksum.function)
      }
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      return try queue.read { try findings(in: $0, at: path) }
    } catch {
      let failure = ShopDatabaseError(error, path: path)
      return [Finding("contents", failure.finding, failure.isDamage ? .damaged : .wrong)]
    }
  }

  private static func findings(in database: Database, at path: String) throws -> [Finding] {
    let applied = try migrator.appliedIdentifiers(database)
    let known = Set(migrator.migrations)
    guard applied.isSubset(of: known) else { throw ShopDatabaseError.newer(path: path) }
    var wrong = try String.fetchAll(database, sql: "PRAGMA integrity_check(10)").filter {
      $0 != "ok"
    }
    if try isMarked(database) { wrong.append("damage was met in it before") }
    let orphans = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").count
    if orphans > 0 { wrong.append("rows that belong to nothing: \(orphans)") }
    if applied == known { wrong += try Checksum.findings(in: database) }
    let schema = applied == known ? "as this version has it" : "older: the next start updates it"
    return [Finding("schema", "\(schema).")]
      + (wrong.isEmpty
        ? [Finding("contents", "\(try counts(in: database)), all as they were saved.")]
        : wrong.map { Finding("contents", "\($0).", .damaged) })
  }

  private static func counts(in database: Database) throws -> String {
    try ["session", "product"].filter { try database.tableExists($0) }.map { table in
      let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0
      return "\(count) \(table)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}
