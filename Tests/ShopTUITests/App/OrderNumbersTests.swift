import GRDB
import ShopCore
import ShopData
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The number of an order` {
  private let home: TemporaryHome
  private let database: ShopDatabase

  init() throws {
    home = try TemporaryHome()
    let directory = StateDirectory(environment: ["XDG_STATE_HOME": home.path])
    try directory.prepare()
    database = try ShopDatabase(path: directory.databasePath)
    try database.stock(with: CatalogReader().embedded())
  }

  @Test func `is another one in each session, whatever each knows`() {
    let one = OrderNumbers(in: database) { _ in }
    let other = OrderNumbers(in: database) { _ in }

    #expect(one.reserve() && other.reserve())

    #expect(one.take(above: 2015) != other.take(above: 2015))
  }

  @Test func `is kept for the next one where nothing was ordered`() {
    let numbers = OrderNumbers(in: database) { _ in }

    #expect(numbers.reserve() && numbers.reserve())
    let first = numbers.take(above: 0)
    #expect(numbers.reserve())

    #expect(numbers.take(above: 0) == first + 1)
  }

  @Test(arguments: ["9223372036854775807", "99999999999999999999"])
  func `follows no number that only damage makes`(id: String) throws {
    _ = try SceneStore(session: .standard, in: database)
    try home.openDatabase().write { database in
      try database.execute(sql: "UPDATE lastOrderNumber SET number = ?", arguments: [Int.max])
      try database.execute(
        sql: "UPDATE purchase SET id = ? WHERE number = (SELECT max(number) FROM purchase)",
        arguments: [id]
      )
    }
    var failures: [ShopDatabaseError] = []
    let numbers = OrderNumbers(in: database) { failures.append($0) }

    #expect(numbers.reserve())

    #expect((1001..<10_000).contains(numbers.take(above: 1000)))
    #expect(failures.isEmpty)
  }

  @Test func `is missing, and that is said, where another program writes`() throws {
    _ = try SceneStore(session: .standard, in: database)
    var failures: [ShopDatabaseError] = []
    let numbers = OrderNumbers(in: database) { failures.append($0) }

    try home.openDatabase().whileHeld {
      #expect(!numbers.reserve())
    }

    #expect(failures == [.locked(path: database.path)])
    #expect(numbers.reserve())
  }
}
