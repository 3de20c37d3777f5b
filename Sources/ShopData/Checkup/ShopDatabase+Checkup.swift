internal import GRDB
import Platform
import ShopCore

extension ShopDatabase {
  /// Checks the contents of a file without changing it.
  ///
  /// An older file is checked as an updated copy in memory.
  static func findings(at path: String) -> [Finding] {
    do {
      let queue = try readingQueue(at: path, isUnchangeable: isUnchangeable(path))
      let isCurrent = try queue.read { try Self.isCurrent($0, at: path) }
      var wrong = try queue.read { try Self.damage(in: $0) }
      if isCurrent, let missing = try queue.read(Self.missingTable) {
        wrong.append("the table “\(missing)” is missing")
      }
      if wrong.isEmpty {
        let today = isCurrent ? queue : try updatedCopy(of: queue, at: path)
        wrong = try today.read { try Checksum.findings(in: $0) }
      }
      let isEmpty = stat(of: path)?.st_size == 0
      let older = isEmpty ? "none yet: the next start makes it" : "older: the next start updates it"
      let schema = isCurrent ? "current" : older
      let words = try queue.read { try Self.counts(in: $0) }
      return [Finding("schema", "\(schema).")]
        + (wrong.isEmpty
          ? [
            Finding("contents", words.isEmpty ? "nothing is saved in it." : "\(words), all intact.")
          ]
          : wrong.map { Finding("contents", "\($0).", .damaged) })
    } catch {
      let failure = ShopDatabaseError(openingFailedWith: error, path: path)
      return [Finding("contents", failure.finding, failure.isDamage ? .damaged : .wrong)]
    }
  }

  /// The damage that SQLite finds in a file of any version, in words.
  private static func damage(in database: Database) throws -> [String] {
    var wrong = try String.fetchAll(database, sql: "PRAGMA integrity_check(10)").filter {
      $0 != "ok"
    }
    if try isMarked(database) { wrong.append("damage was found earlier") }
    let orphans = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").count
    if orphans > 0 { wrong.append("orphaned rows: \(orphans)") }
    return wrong
  }

  private static func updatedCopy(of queue: DatabaseQueue, at path: String) throws -> DatabaseQueue
  {
    let copy = try DatabaseQueue(configuration: configuration(for: path))
    try queue.backup(to: copy)
    try migrate(copy, at: path)
    return copy
  }

  private static func counts(in database: Database) throws -> String {
    try ["session", "product"].filter { try database.tableExists($0) }.map { table in
      let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0
      return count.counted(table)
    }.joined(separator: ", ")
  }
}
