import Foundation
import GRDB
import SceneNavigation
import Testing

@testable import ShopCore
@testable import ShopData
@testable import ShopTUI

@MainActor @Suite struct `A keeper of windows` {
  private let home: TemporaryHome
  private let directory: StateDirectory

  init() throws {
    home = try TemporaryHome()
    directory = StateDirectory(environment: ["XDG_STATE_HOME": home.path])
  }

  private func open(
    _ name: String = "default",
    under wiring: NamedWiring = .perScene,
    isFresh: Bool = false
  ) throws -> (keeper: SessionKeeper, app: ShopApp) {
    let (keeper, container) = try SessionKeeper.open(
      #require(SessionName(name)),
      under: wiring,
      isFresh: isFresh,
      in: directory
    ) { try DependencyContainer(keeping: $0) }
    let app = container.makeApp(keeper.found.state ?? AppState(windowCount: 2), wiring: wiring)
    keeper.begin(app)
    return (keeper, app)
  }

  /// Leaves the Teapot in the first window of a session.
  private func leaveTeapot(in name: String = "default", under wiring: NamedWiring = .perScene)
    throws
  {
    let (keeper, app) = try open(name, under: wiring)
    app.send(
      .scene(.navigate(.home(.product("teapot"))), in: app.windows.windows[0].id),
      cause: .key
    )
    #expect(keeper.save(app.lastState, app.shop.state) == nil)
    #expect(keeper.tidy() == nil)
    keeper.end()
  }

  @Test func `says that its database was removed`() throws {
    let (keeper, app) = try open()
    let path = directory.databasePath
    try FileManager.default.moveItem(atPath: path, toPath: path + ".away")

    app.send(.app(.toggleZoom), cause: .key)
    let words = keeper.save(app.lastState, app.shop.state)
    #expect(words == "Not saved: “shop.db” was removed or replaced.")
    #expect(keeper.failure?.description == "“\(path)” was removed or replaced.")

    try FileManager.default.moveItem(atPath: path + ".away", toPath: path)
    #expect(keeper.save(app.lastState, app.shop.state, atOnce: true) == "Saved again.")
    keeper.end()
  }

  @Test func `makes no database where it cannot lock its session`() throws {
    let lock = directory.path + "/default.lock"
    try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: true)

    let refused = #expect(throws: SessionError.self) { try open() }

    #expect(refused?.description == "“\(lock)” is in the way: move it elsewhere.")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["default.lock"])
  }

  private func stored(_ name: String) throws -> StoredScenes? {
    try directory.openExistingDatabase()?.storedScenes(of: #require(SessionName(name)))
  }

  private func savedShop(of name: String) throws -> ShopState {
    let database = try #require(try directory.openExistingDatabase())
    return try SceneStore(session: #require(SessionName(name)), in: database).shopStore
      .load(selling: CatalogReader().embedded())
  }

  /// Overwrites the beginning of a table.
  private func damage(_ table: String) throws {
    let place = try home.openDatabase().writeWithoutTransaction { database in
      _ = try database.checkpoint(.truncate)
      let page = try Int.fetchOne(
        database,
        sql: "SELECT rootpage FROM sqlite_master WHERE name = ?",
        arguments: [table]
      )
      return try (#require(page) - 1) * #require(
        try Int.fetchOne(database, sql: "PRAGMA page_size")
      )
    }
    let file = try FileHandle(forUpdating: URL(filePath: directory.databasePath))
    try file.seek(toOffset: UInt64(place))
    try file.write(contentsOf: Data(repeating: 0x5A, count: 64))
    try file.close()
  }

  private var asides: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: directory.path)
        .filter {
          $0.hasPrefix("shop.db.damaged-") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
        }
    }
  }

  @Test func `goes on saving after somebody was signed out while another program read`() throws {
    let (keeper, app) = try open()
    #expect(keeper.save(app.lastState, app.shop.state) == nil)
    let reader = try home.openDatabase()

    try reader.read { database in
      _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM sceneValue")
      app.send(.shop(.signOut), cause: .script)
      #expect(keeper.save(app.lastState, app.shop.state) == nil)
      #expect(keeper.tidy()?.contains("Saved, but") == true)
      #expect(keeper.tidy() == nil)
      #expect(keeper.deadline != nil)
      app.send(.shop(.addToCart("teapot")), cause: .script)
      #expect(keeper.save(app.lastState, app.shop.state) == nil)
    }

    #expect(keeper.failure == nil)
    let dealings = try savedShop(of: "default")
    #expect(dealings.account == nil)
    #expect(dealings.cart.quantity(of: "teapot") == 1)
  }

  @Test func `knows before it sells what other sessions bought and wrote`() throws {
    let (keeper, app) = try open()
    let (other, shop) = try open("other")
    #expect(keeper.save(app.lastState, app.shop.state) == nil)
    #expect(other.save(shop.lastState, shop.shop.state) == nil)
    let state = app.shop.state
    let stock = try #require(state.catalog.offer(of: "teapot")?.stock)
    let order = Order(
      id: "2016",
      account: "robin",
      day: state.today,
      status: .packed,
      lines: [],
      delivery: nil
    )
    let sold = CatalogChanges(sold: ["teapot": stock - 1])
    shop.send(.shop(.learn(orders: [order] + state.orders, changes: sold)), cause: .script)
    shop.send(.shop(.writeReview(of: "teapot", rating: 4, title: "So", text: "So")), cause: .key)
    #expect(other.save(shop.lastState, shop.shop.state) == nil)
    #expect(app.shop.state.catalog.offer(of: "teapot")?.stock == stock)
    let windows = app.lastState

    try keeper.alone { try keeper.learn(in: app) }

    let known = app.shop.state
    #expect(known.catalog.offer(of: "teapot")?.stock == 1)
    #expect(known.catalog.product("teapot")?.reviews.first?.title == "So")
    #expect(known.orders == shop.shop.state.orders)
    #expect(known.orders.count == state.orders.count + 1)
    #expect(app.lastState == windows)
    let count = app.actionCount
    try keeper.learn(in: app)
    #expect(app.actionCount == count)
    #expect(keeper.save(app.lastState, app.shop.state) == nil)
    #expect(try savedShop(of: "default").changes.sold == ["teapot": stock - 1])
  }

  @Test func `has nothing sold while another session sells, or its own is not saved`() throws {
    let (keeper, app) = try open()
    let (other, _) = try open("other")
    #expect(keeper.save(app.lastState, app.shop.state) == nil)

    try other.alone {
      #expect(throws: ShopDatabaseError.self) { try keeper.alone { Issue.record("sold") } }
    }
    app.send(.shop(.addToCart("teapot")), cause: .key)
    try home.openDatabase().whileHeld {
      #expect(keeper.save(app.lastState, app.shop.state) != nil)
    }

    #expect(throws: WindowStorageError.self) { try keeper.learn(in: app) }
  }

  @Test func `waits a while after it failed, unless it is asked to try at once`() throws {
    let (keeper, app) = try open()
    #expect(keeper.save(app.lastState, app.shop.state) == nil)
    app.send(.scene(.selectTab(.profile), in: app.windows.focus), cause: .key)

    try home.openDatabase().whileHeld {
      #expect(keeper.save(app.lastState, app.shop.state)?.contains("Not saved:") == true)
      let next = try #require(keeper.deadline)
      #expect(keeper.save(app.lastState, app.shop.state) == nil)
      #expect(keeper.deadline == next || next <= .now)
    }

    #expect(keeper.save(app.lastState, app.shop.state, atOnce: true) == "Saved again.")
    #expect(keeper.failure == nil)
  }

  @Test func `forgets with an account also the windows that were put aside`() throws {
    try leaveTeapot()
    try leaveTeapot(in: "other")
    try leaveTeapot(under: .appStorage)
    let (keeper, app) = try open(isFresh: true)
    #expect(try stored("default.previous") != nil)

    app.send(.shop(.signOut), cause: .script)
    #expect(keeper.save(app.lastState, app.shop.state) == nil)

    #expect(try stored("default.previous") == nil)
    #expect(try stored("default.appStorage") == nil)
    #expect(try stored("other") != nil)
    #expect(try savedShop(of: "default.previous").account == nil)
  }

  @Test func `empties the log also where no window changes`() throws {
    let (keeper, app) = try open()
    func log(after steps: Int) throws -> Int {
      for _ in 0..<steps {
        var settings = app.shop.state.settings
        settings.usesMouse.toggle()
        app.send(.shop(.changeSettings(settings)), cause: .script)
        #expect(keeper.save(app.lastState, app.shop.state) == nil)
        #expect(keeper.tidy() == nil)
      }
      let path = directory.databasePath + "-wal"
      return try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    }

    let full = try log(after: 301)

    #expect(try log(after: 200) == full)
  }

  @Test func `moves windows in the place of no other session's cart`() throws {
    let (other, shop) = try open("default.previous")
    shop.send(.shop(.addToCart("teapot")), cause: .script)
    shop.send(.app(.closeWindow(shop.windows.windows[1].id)), cause: .script)
    #expect(other.save(shop.lastState, shop.shop.state) == nil)
    other.end()
    let database = try home.openDatabase()
    try database.write { try $0.execute(sql: "DELETE FROM sceneValue") }
    try leaveTeapot()

    let (keeper, _) = try open(isFresh: true)

    #expect(keeper.message?.contains("“default.previous-2”") == true)
    #expect(try savedShop(of: "default.previous").cart.quantity(of: "teapot") == 1)
  }

  @Test(arguments: ["category", "sceneValue", "purchase"])
  func `puts a database aside wherever it is damaged`(table: String) throws {
    try leaveTeapot()
    try damage(table)

    let (keeper, _) = try open()

    #expect(keeper.message?.contains("is damaged") == true)
    #expect(keeper.message?.contains("started with what could be read: ") == true)
    #expect((keeper.found.state == nil) == (table == "sceneValue"))
    #expect(try asides.count == 1)
  }

  @Test func `says that the database was put aside at every start, until that was read`() throws {
    try leaveTeapot()
    try damage("purchase")
    let said = try open().keeper.message
    #expect(said?.contains("is damaged") == true)

    let (again, _) = try open()
    #expect(again.message == said)
    again.noteMessageWasRead()
    again.end()

    #expect(try asides.count == 1)
  }

  @Test func `says that windows were put aside at every start, until that was read`() throws {
    try leaveTeapot()
    for _ in 0..<2 { _ = try open() }
    let said = try open().keeper.message
    #expect(said?.contains("The program crashed twice") == true)

    #expect(try open().keeper.message == said)
    try open().keeper.noteMessageWasRead()

    #expect(try open().keeper.message == nil)
  }

  @Test func `leaves a damaged database to another session that has it open`() throws {
    try leaveTeapot()
    let other = try open("other")
    try damage("category")

    let refused = #expect(throws: SessionError.self) { try open() }

    #expect(refused?.description.contains("once other is quit.") == true)
    #expect(try asides.isEmpty)
    withExtendedLifetime(other) {}
  }

  @Test func `moves no windows for a fresh start that comes to nothing`() throws {
    try leaveTeapot()

    for _ in 0..<3 {
      #expect(throws: SessionError.self) {
        try SessionKeeper.open(.standard, isFresh: true, in: directory) { _ in
          throw ShopDatabaseError.full(path: "disk")
        }
      }
    }

    #expect(try stored("default.previous") == nil)
    #expect(try open().keeper.found.state != nil)
  }

  @Test func `leaves windows where they are that others died beside`() throws {
    try leaveTeapot()
    try leaveTeapot(under: .appStorage)

    for _ in 0..<2 { _ = try open(under: .appStorage) }

    #expect(try open().keeper.found.state != nil)
    let mistaken = try open(under: .appStorage)
    #expect(mistaken.keeper.found.state == nil)
    #expect(mistaken.keeper.message?.contains("The program crashed twice") == true)
  }

  @Test func `reads what would come back only where something happened since`() throws {
    let (keeper, app) = try open()
    #expect(keeper.save(app.lastState, app.shop.state) == nil)
    #expect(
      keeper.windowsRestoredDifferently(from: app.lastState, in: app.shop.state, under: .appStorage)
        .isEmpty
    )
    let other = try DependencyContainer().makeApp(windowCount: 2)
    other.send(.scene(.selectTab(.search), in: other.windows.focus), cause: .key)

    #expect(
      keeper.windowsRestoredDifferently(
        from: other.lastState,
        in: app.shop.state,
        under: .appStorage
      ).isEmpty
    )
    app.send(.app(.focusNextWindow), cause: .key)

    #expect(
      keeper.windowsRestoredDifferently(
        from: other.lastState,
        in: app.shop.state,
        under: .appStorage
      ).map(\.letter)
        == ["A"]
    )
  }
}
