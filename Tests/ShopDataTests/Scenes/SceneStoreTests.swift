import Foundation
import GRDB
import SceneNavigation
import Testing

@testable import ShopCore
@testable import ShopData

@MainActor @Suite struct `The windows of a session` {
  private func app(windows: Int) throws -> ShopApp {
    ShopApp(
      shop: Shop(ShopState(catalog: try CatalogReader().embedded())),
      windows: SceneGroup(state: AppState(windowCount: windows))
    )
  }

  @Test func `come back from the disk exactly as they were`() throws {
    let state = try TemporaryState()
    let app = try app(windows: 3)
    var walk = RandomWalk(seed: 4711, through: Catalog.sample)
    do {
      let store = try SceneStore(session: .standard, in: state.open())
      let saver = try SceneSaver(storage: store, writing: app.lastState)
      app.observe { saver.note($0) }
      for _ in 0..<300 {
        app.send(walk.next(in: app), cause: .script)
        try saver.save(app.lastState)
      }
    }

    let store = try SceneStore(session: .standard, in: state.open())
    let restored = Restoration(of: try #require(try store.read()))

    #expect(restored.state == app.lastState)
    #expect(restored.unreadable.isEmpty)
  }

  @Test func `are another session's neither to see nor to change`() throws {
    let database = try ShopDatabase.inMemory()
    let one = try SceneStore(session: .standard, in: database)
    let other = try SceneStore(session: try #require(SessionName("other")), in: database)
    _ = try SceneSaver(storage: one, writing: AppState(windowCount: 2))
    let before = try one.read()

    #expect(try other.read() == nil)
    _ = try SceneSaver(storage: other, writing: AppState(windowCount: 5))

    #expect(try one.read() == before)
    #expect(try database.sessions().map(\.windowCount) == [2, 5])
  }

  @Test(arguments: Wiring.Keys.allCases)
  func `say how many they are, whatever they are saved under`(keys: Wiring.Keys) throws {
    var wiring = Wiring()
    wiring.keys = keys
    let database = try ShopDatabase.inMemory()
    let store = try SceneStore(session: .standard, in: database)
    let storage = wiring.storage(store, of: .shop)

    _ = try SceneSaver(storage: storage, writing: AppState(windowCount: 3))

    #expect(try database.sessions().map(\.windowCount) == [3])
  }

  @Test func `are counted also where their list is missing`() throws {
    let database = try ShopDatabase.inMemory()
    let store = try SceneStore(session: .standard, in: database)
    _ = try SceneSaver(storage: store, writing: AppState(windowCount: 3))
    try database.write { try $0.execute(sql: "DELETE FROM sceneValue WHERE key = 'windows'") }

    #expect(try database.sessions().map(\.windowCount) == [3])
    #expect(try store.read()?.scenes.count == 3)
  }

  @Test func `say when they were used last, however the program ended`() throws {
    let database = try ShopDatabase.inMemory()
    try SceneStore(session: .standard, in: database).begin()
    try database.write { try $0.execute(sql: "UPDATE session SET usedAt = '2001-01-01T00:00:00Z'") }

    let store = try SceneStore(session: .standard, in: database)
    #expect(try database.sessions().map(\.usedAt) == ["2001-01-01T00:00:00Z"])
    _ = try SceneSaver(storage: store, writing: AppState(windowCount: 2))

    #expect(try database.sessions().allSatisfy { $0.usedAt > "2026" })
  }

  @Test(arguments: [
    "UPDATE session SET usedAt = x'ff'", "UPDATE session SET name = x'ff'",
    "UPDATE sceneValue SET value = 'x'", "UPDATE sceneValue SET scene = 'x'",
  ])
  func `hold no value of another type`(sql: String) throws {
    let database = try ShopDatabase.inMemory()
    let store = try SceneStore(session: .standard, in: database)
    _ = try SceneSaver(storage: store, writing: AppState(windowCount: 2))
    let before = try store.read()

    #expect(throws: ShopDatabaseError.self) {
      try database.write { try $0.execute(sql: sql) }
    }

    #expect(try store.read() == before)
  }

  @Test func `are written all or not at all`() throws {
    let database = try ShopDatabase.inMemory()
    let store = try SceneStore(session: .standard, in: database)
    _ = try SceneSaver(storage: store, writing: AppState(windowCount: 2))
    let before = try store.read()
    try database.write { connection in
      try connection.execute(
        sql: """
          CREATE TRIGGER refuse BEFORE UPDATE ON sceneValue WHEN new.key = 'tab'
          BEGIN SELECT RAISE(ABORT, 'no'); END
          """
      )
    }
    var changes = StoredChanges()
    changes.app[.focus] = Data("2".utf8)
    changes.scenes[SceneID(number: 1)] = ["tab": Data("\"search\"".utf8)]

    #expect(throws: WindowStorageError.self) { try store.write(changes) }

    #expect(try store.read() == before)
  }

  @Test func `keep aside, byte for byte, what could not be read`() throws {
    let database = try ShopDatabase.inMemory()
    let store = try SceneStore(session: .standard, in: database)
    let saved = AppState(windowCount: 2)
    _ = try SceneSaver(storage: store, writing: saved)
    let bytes = Data([0xFF, 0x00, 0x7B])
    var changes = StoredChanges()
    changes.scenes[SceneID(number: 2)] = ["home/0": bytes]
    try store.write(changes)
    let stored = try #require(try store.read())
    let restored = Restoration(of: stored)

    try SceneSaver(storage: store, inPlaceOf: stored, puttingAside: restored.unreadable)
      .save(restored.state)

    #expect(restored.state == saved)
    #expect(try database.keptAside() == ["2 home/0": bytes])
    #expect(Restoration(of: try #require(try store.read())).unreadable.isEmpty)
  }

  @Test func `move to another session as a whole`() throws {
    let database = try ShopDatabase.inMemory()
    let store = try SceneStore(session: .standard, in: database)
    _ = try SceneSaver(storage: store, writing: AppState(windowCount: 4))
    let before = try store.read()
    let aside = UnreadableValue(scene: nil, key: "odd", value: Data([7]), reason: "is a test")
    try store.keepAside([aside], writing: StoredChanges())

    try store.move(to: SessionName.standard.previous(1), signedInLike: .standard)
    try database.removeSession(.standard)

    #expect(try database.keptAside() == ["0 odd": Data([7])])
    #expect(try store.read() == nil)
    #expect(try database.storedScenes(of: SessionName.standard.previous(1)) == before)
  }

  @Test(arguments: [true, false])
  func `move with whoever is signed in, or with nobody`(isSomebody: Bool) throws {
    let database = try ShopDatabase.inMemory()
    let store = try SceneStore(session: .standard, in: database)
    try store.begin()
    let account = isSomebody ? Account.samples[1] : nil
    try store.shopStore.save(
      changesFrom: ShopState(catalog: Catalog.sample, account: Account.samples[0]),
      to: ShopState(catalog: Catalog.sample, account: account)
    )
    let wrong = try SceneStore(session: SessionName.standard.under(.appStorage), in: database)

    for store in [store, wrong] {
      let other = store.session.previous(1)
      try store.move(to: other, signedInLike: .standard)
      #expect(
        try SceneStore(session: other, in: database).shopStore.load(selling: Catalog.sample).account
          == account
      )
    }
  }

  @Test func `belong to nobody once the account is left, also where nobody ever signed in`() throws
  {
    let database = try ShopDatabase.inMemory()
    let store = try SceneStore(session: .standard, in: database)
    try store.begin()
    #expect(try store.shopStore.load(selling: Catalog.sample).account == Account.samples[0])

    try database.leaveAccounts(of: [.standard])

    #expect(try store.shopStore.load(selling: Catalog.sample).account == nil)
  }

  @Test func `are written together with what belongs to them, or not at all`() throws {
    let database = try ShopDatabase.inMemory()
    let store = try SceneStore(session: .standard, in: database)
    let saver = SceneSaver(storage: store, inPlaceOf: nil)
    let other = try SceneStore(session: try #require(SessionName("other")), in: database)
    func companion() throws(ShopDatabaseError) {
      try other.begin()
      throw .full(path: "disk")
    }

    #expect(throws: WindowStorageError.self) {
      try store.write(companion) { try saver.save(AppState(windowCount: 2)) }
    }
    #expect(try store.read() == nil)
    #expect(try !SceneStore(session: other.session, in: database).isBegun)

    try store.write(other.begin) { try saver.save(AppState(windowCount: 2)) }
    #expect(try store.read() != nil)
    #expect(try SceneStore(session: other.session, in: database).isBegun)
  }

  @Test func `are written also where the session's beginning was taken back`() throws {
    let database = try ShopDatabase.inMemory()
    let store = try SceneStore(session: .standard, in: database)
    #expect(throws: ShopDatabaseError.full(path: "disk")) {
      try store.write { () throws(ShopDatabaseError) in
        try store.begin()
        throw .full(path: "disk")
      } with: {
      }
    }

    #expect(try !store.isBegun)
    _ = try SceneSaver(storage: store, writing: AppState(windowCount: 2))

    #expect(try store.isBegun)
    #expect(try store.read() != nil)
  }

  @Test func `of some sessions are forgotten, and of no others`() throws {
    let database = try ShopDatabase.inMemory()
    let wrong = SessionName.standard.under(.appLevelPath)
    for session in [.standard, wrong] {
      let store = try SceneStore(session: session, in: database)
      _ = try SceneSaver(storage: store, writing: AppState(windowCount: 1))
    }

    try database.forgetScenes(of: [wrong])

    #expect(try database.storedScenes(of: wrong) == nil)
    #expect(try database.storedScenes(of: .standard) != nil)
  }

  @Test func `are carried from the log into the file after many writings, by tidying`() throws {
    let state = try TemporaryState()
    let store = try SceneStore(session: .standard, in: state.open())
    func isInFile() throws -> Bool {
      try Data(contentsOf: state.database).range(of: Data("a kept word".utf8)) != nil
    }
    var changes = StoredChanges()
    changes.app[.focus] = Data("a kept word".utf8)
    // The file is new: its tables are in the log.
    try store.tidy()

    try store.write(changes)
    try store.tidy()
    #expect(try !isInFile())
    for _ in 0..<300 { try store.write(changes) }
    try store.tidy()

    #expect(try isInFile())
  }

  @Test func `go with their session, and no other session's do`() throws {
    let database = try ShopDatabase.inMemory()
    let one = try SceneStore(session: .standard, in: database)
    let other = try SceneStore(session: try #require(SessionName("other")), in: database)
    for store in [one, other] {
      _ = try SceneSaver(storage: store, writing: AppState(windowCount: 2))
    }

    try database.removeSession(.standard)

    #expect(try one.read() == nil)
    #expect(try other.read() != nil)
  }

  @Test(arguments: [true, false])
  func `go with those of the session's mistakes, and leave what is a session of its own`(
    areOwnKept: Bool
  ) throws {
    let database = try ShopDatabase.inMemory()
    let other = try #require(SessionName("other"))
    let mistakes = NamedWiring.everyMixture.filter { !$0.isRight }.map(SessionName.standard.under)
    let kept = [other, other.under(.appStorage), SessionName.standard.previous(1)]
    for name in mistakes + kept + (areOwnKept ? [.standard] : []) {
      try SceneStore(session: name, in: database).begin()
    }

    try database.removeSession(.standard)

    let left = try database.sessions().map(\.name)
    #expect(left == kept.map(\.description).sorted())
  }

  @Test func `say when the shop was used last, also where no window moved`() throws {
    let database = try ShopDatabase.inMemory()
    let store = try SceneStore(session: .standard, in: database)
    try store.begin()
    try database.write { try $0.execute(sql: "UPDATE session SET usedAt = '2001-01-01T00:00:00Z'") }
    let app = try app(windows: 1)
    let before = app.shop.state
    app.send(.shop(.addToCart("teapot")), cause: .key)

    try store.shopStore.save(changesFrom: before, to: app.shop.state)

    #expect(try database.sessions().allSatisfy { $0.usedAt > "2026" })
  }
}

extension ShopDatabase {
  /// What was put aside, by window and key.
  fileprivate func keptAside() throws -> [String: Data] {
    try read { connection in
      var values: [String: Data] = [:]
      let rows = try Row.fetchAll(connection, sql: "SELECT scene, key, value FROM keptAside")
      for row in rows { values["\(row[0] as Int) \(row[1] as String)"] = row[2] }
      return values
    }
  }
}
