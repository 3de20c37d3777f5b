import GRDB
import Platform

extension TemporaryHome {
  /// The shop's database as another program opens it, which waits while the shop writes.
  func openDatabase() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    return try DatabaseQueue(path: file("shop/shop.db").path, configuration: configuration)
  }
}

extension DatabaseQueue {
  /// Holds the right to write to the database, as another program does that is busy, and gives it back
  /// whatever comes of the body.
  func whileHeld(_ body: () throws -> Void) throws {
    try inDatabase { database in
      try database.execute(sql: "BEGIN IMMEDIATE")
      defer { try? database.execute(sql: "ROLLBACK") }
      try body()
    }
  }
}
