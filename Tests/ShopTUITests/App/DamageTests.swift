import Foundation
import GRDB
import SceneNavigation
import Testing

@testable import ShopCore
@testable import ShopData
@testable import ShopTUI

@MainActor @Suite struct `A damaged database` {
  private let home: TemporaryHome
  private let directory: StateDirectory
  private var database: URL { URL(filePath: directory.databasePath) }

  init() throws {
    home = try TemporaryHome()
    directory = StateDirectory(environment: ["XDG_STATE_HOME": home.path])
  }

  private func open() throws -> (keeper: SessionKeeper, app: ShopApp) {
    let (keeper, container) = try SessionKeeper.open(.standard, isFresh: false, in: directory) {
      try DependencyContainer(keeping: $0)
    }
    let app = container.makeApp(keeper.found.state ?? AppState(windowCount: 2))
    keeper.begin(app)
    return (keeper, app)
  }

  /// Starts the shop and quits it, and returns what it said.
  private func start() throws -> String? {
    let (keeper, app) = try open()
    #expect(keeper.save(app.lastState, app.shop.state) == nil)
    keeper.end()
    return keeper.message
  }

  /// Leaves two windows, orders, a cart, a review and a small catalogue of one's own.
  private func leaveShop() throws {
    try directory.prepare()
    try ShopDatabase(path: directory.databasePath).stock(with: Self.catalog)
    let (keeper, app) = try open()
    app.send(.scene(.navigate(.home(.product("cup"))), in: app.windows.windows[0].id), cause: .key)
    app.send(.shop(.addToCart("cup")), cause: .key)
    app.send(.shop(.writeReview(of: "cup", rating: 4, title: "So", text: "So")), cause: .key)
    #expect(keeper.save(app.lastState, app.shop.state) == nil)
    #expect(keeper.tidy() == nil)
    keeper.end()
  }

  /// Opens a product in the second window.
  private func goOn() throws {
    let (keeper, app) = try open()
    app.send(.scene(.navigate(.home(.product("cup"))), in: app.windows.windows[1].id), cause: .key)
    #expect(keeper.save(app.lastState, app.shop.state) == nil)
    keeper.end()
  }

  private static let catalog = Catalog(
    name: "Corner shop",
    currency: Currency(code: "EUR"),
    categories: [Category(id: "tea", name: "Tea", about: "Whatever keeps a person awake.")],
    products: [
      Product(
        id: "cup",
        name: "Cup",
        category: "tea",
        price: Money(minorUnits: 900, currency: Currency(code: "EUR")),
        stock: 12,
        isFeatured: true,
        reviews: [Review(author: "ada", rating: 5, title: "Pours", text: "", day: "2026-03-02")]
      )
    ],
    people: [Person(id: "ada", name: "Ada", about: "")]
  )

  /// What is in the database of people and of the catalogue, table by table.
  private func contents() throws -> [String: [Row]] {
    let database = try home.openDatabase()
    return try database.read { database in
      var contents: [String: [Row]] = [:]
      for table in ["sceneValue", "cartLine", "purchase", "purchaseLine", "ownReview", "product"] {
        contents[table] = try Row.fetchAll(database, sql: "SELECT * FROM \(table)")
      }
      return contents
    }
  }

  @Test func `is left behind by one start, whichever page of it cannot be read`() throws {
    try leaveShop()
    let before = try contents()
    let whole = try Data(contentsOf: database)
    let pageSize = 4_096

    var losses: [String: Int] = [:]
    for page in 0..<whole.count / pageSize {
      for file in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
        try FileManager.default.removeItem(atPath: directory.path + "/" + file)
      }
      var bytes = whole
      let place = page * pageSize
      bytes.replaceSubrange(place..<place + pageSize, with: Data(count: pageSize))
      try bytes.write(to: database)

      _ = try start()
      // Of the rest of the file importing may meet what that start did not, and another one is enough.
      if try !tryImport() {
        #expect(try start()?.contains("It was moved to") == true, "page \(page)")
      }
      #expect(try tryImport(), "page \(page)")
      let after = try contents()
      for (table, rows) in before where after[table] != rows { losses[table, default: 0] += 1 }
    }

    // Each its own pages; the first one, and those that list the tables, cost nobody anything.
    #expect(losses.allSatisfy { $0.key == "product" || $0.value <= 2 }, "\(losses)")
    #expect(losses.count > 2)
  }

  @Test func `is read without its list of tables, also where a part of it is in the log`() throws {
    try leaveShop()
    let before = try contents()
    var bytes = try Data(contentsOf: database)
    bytes.replaceSubrange(0..<4_096, with: Data(count: 4_096))
    let copy = home.file("copy.db")
    try FileManager.default.copyItem(at: database, to: copy)
    let log = try DatabaseQueue(path: copy.path)
    try log.writeWithoutTransaction { database in
      try database.execute(
        sql: """
          PRAGMA wal_autocheckpoint = 0;
          UPDATE ownReview SET title = 'From the log'
          """
      )
    }
    try FileManager.default.copyItem(
      atPath: copy.path + "-wal",
      toPath: database.path + "-wal"
    )
    try bytes.write(to: database)

    let said = try start()

    #expect(said?.contains("1 own review") == true)
    let after = try contents()
    #expect(after["sceneValue"] == before["sceneValue"])
    #expect(after["purchase"] == before["purchase"])
    #expect(after["ownReview"]?.first?["title"] == "From the log")
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(!files.contains { $0.contains(".read") || $0.contains(".new") })
    withExtendedLifetime(log) {}
  }

  @Test(arguments: ["sceneValue", "purchase"])
  func `is known by a page that is whole, but as it was some time ago`(table: String) throws {
    try leaveShop()
    let before = try Data(contentsOf: database)
    let queue = try home.openDatabase()
    let page = try queue.read {
      try Int.fetchOne(
        $0,
        sql: "SELECT rootpage FROM sqlite_master WHERE name = ?",
        arguments: [table]
      )
    }
    if table == "purchase" {
      try queue.write {
        try $0.execute(sql: "UPDATE purchase SET status = 'sent', checksum = checksum + 1")
      }
    }
    try queue.close()
    if table == "sceneValue" { try goOn() }
    let place = (try #require(page) - 1) * 4_096

    var bytes = try Data(contentsOf: database)
    bytes.replaceSubrange(place..<place + 4_096, with: before[place..<place + 4_096])
    try bytes.write(to: database)

    let said = try start()
    #expect(said?.contains("saved") == true)
    #expect(said?.contains("It was moved to") == true)
  }

  @Test(arguments: ["type = 121", "name = x'00'", "tbl_name = 7, sql = NULL", "sql = x'0b'"])
  func `ends nothing where its list of tables has something else in it`(change: String) throws {
    try leaveShop()
    let before = try contents()
    try home.openDatabase().write { database in
      try database.execute(
        sql: """
          PRAGMA writable_schema = ON;
          UPDATE sqlite_master SET \(change) WHERE name = 'categoryByName'
          """
      )
    }

    _ = try start()

    #expect(try contents() == before)
  }

  @Test func `is no newer one, nor one of another program, where its first page is damaged`() throws
  {
    try leaveShop()
    let whole = try Data(contentsOf: database)

    // Its marks, the formats it is written in, its encoding, and what its tables are called.
    for place in [0, 16, 18, 19, 21, 44, 47, 56, 59, 100, 103] {
      for file in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
        try FileManager.default.removeItem(atPath: directory.path + "/" + file)
      }
      var bytes = whole
      bytes[place] = 3
      if place < 100 || bytes[place] != whole[place] { try bytes.write(to: database) }

      let said = try start()

      #expect(try start() == said, "byte \(place)")
      #expect(try contents()["ownReview"]?.count == 1, "byte \(place)")
    }
  }

  @Test(arguments: [
    ("UPDATE sceneValue SET value = CAST(replace(value, 'cup', 'mug') AS BLOB)", "scene 1 differs"),
    ("UPDATE purchaseLine SET price = price + 1 WHERE purchase = 1", "differs from what was saved"),
    ("UPDATE purchase SET account = 'sam' WHERE id = '1001'", "order 1001 differs"),
    ("UPDATE lastOrderNumber SET orders = orders + 1", "orders were saved, and"),
  ])
  func `is known by what changed in it though all of it can be read`(
    change: String,
    words: String
  ) throws {
    try leaveShop()
    let before = try contents()
    try home.openDatabase().write { try $0.execute(sql: change) }

    let said = try start()

    #expect(said?.contains(words) == true)
    #expect(try start() == said)
    let after = try contents()
    let table = try #require(change.split(separator: " ").dropFirst().first)
    for (other, rows) in before where !other.hasPrefix("purchase") && other != table {
      #expect(after[other] == rows)
    }
  }

  /// Imports the same catalogue again; false where that meets damage.
  private func tryImport() throws -> Bool {
    do {
      try directory.withUnusedDatabase { try $0.replaceCatalog(with: Self.catalog) }
      return true
    } catch let error as ShopDatabaseError where error.isDamage {
      return false
    }
  }
}
