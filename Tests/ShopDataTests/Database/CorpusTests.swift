import Foundation
import GRDB
import SceneNavigation
import ShopCore
import Testing

@testable import ShopData

/// One saved state for each schema that was ever released; every later program has to open it.
@MainActor @Suite struct `A state kept by an older program` {
  /// A database as an older program left it.
  private func open(
    _ name: String,
    in state: TemporaryState,
    changed change: String = ""
  ) throws -> ShopDatabase {
    try leave(name, in: state, changed: change)
    return try ShopDatabase(path: state.directory.databasePath)
  }

  private func leave(_ name: String, in state: TemporaryState, changed change: String) throws {
    try state.directory.prepare()
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Corpus/\(name).sql")
    let old = try DatabaseQueue(path: state.directory.databasePath)
    try old.writeWithoutTransaction {
      try $0.execute(sql: String(contentsOf: script, encoding: .utf8))
      try $0.execute(sql: change)
    }
    try old.close()
  }

  @Test(arguments: ["dealings", "changes", "order-numbers"])
  func `is looked at by the doctor as it would be once it is brought up to date`(
    schema: String
  ) throws {
    let whole = try TemporaryState()
    try leave(schema, in: whole, changed: "")
    let wrong = try TemporaryState()
    try leave(schema, in: wrong, changed: "UPDATE cartLine SET quantity = 'x'")
    let before = try Data(contentsOf: wrong.database)

    let found = wrong.directory.findings()

    #expect(whole.directory.findings().allSatisfy { $0.state != .damaged })
    #expect(found.contains { $0.state == .damaged && $0.words.contains("quantity") })
    #expect(try Data(contentsOf: wrong.database) == before)
  }

  @Test(arguments: ["scenes", "dealings", "changes", "order-numbers"])
  func `opens with every window as it was`(
    schema: String
  ) throws {
    let state = try TemporaryState()

    let database = try open(schema, in: state)

    let stored = try #require(try database.storedScenes(of: .standard))
    let restored = Restoration(of: stored)
    #expect(restored.unreadable.isEmpty)
    #expect(restored.state.windows.map(\.window.letter) == ["A", "B", "C"])
    #expect(restored.state.arrangement.layout == .columns)
    let trails = restored.state.windows.map { $0.scene.stack(of: $0.scene.selectedTab).path }
    #expect(
      trails == [
        NavigationPath([
          HomeRoute.product("creme-brulee-torch"), .reviews("creme-brulee-torch"),
        ]),
        NavigationPath([Product.ID("tea-chest")]),
        NavigationPath([ProfileRoute.orders, .order("1001")]),
      ]
    )
    #expect(restored.state.windows[1].scene.stack(of: .search).root.text(of: .query) == "tea")
  }

  @Test(arguments: ["dealings", "changes", "order-numbers"])
  func `opens with the cart and the orders there were`(
    schema: String
  ) throws {
    let state = try TemporaryState()

    let database = try open(schema, in: state)

    let dealings = try SceneStore(session: .standard, in: database).shopStore.load(
      selling: Catalog.sample
    )
    #expect(dealings.cart.lines.map(\.quantity) == [1])
    #expect(dealings.orders.contains { $0.id == "1001" })
    #expect(dealings.account?.id == "robin")
  }

  @Test(arguments: [
    ("cartLine", "UPDATE cartLine SET quantity = 'x'"),
    ("sceneValue", "UPDATE sceneValue SET value = 'x' WHERE key = 'focus'"),
    ("purchaseLine", "UPDATE purchaseLine SET price = 'x' WHERE purchase = 1 AND position = 0"),
  ])
  func `is put aside for a row of the wrong type, and all other rows are taken over`(
    table: String,
    change: String
  ) throws {
    let state = try TemporaryState()

    let damage = #expect(throws: ShopDatabaseError.self) {
      try open("order-numbers", in: state, changed: change)
    }
    let (database, aside, taken) = try state.directory.replaceDatabase(
      state.directory.databaseFile,
      for: nil
    )

    #expect(damage?.isDamage == true)
    #expect(damage?.description.contains(table + ".") == true)
    #expect(aside != nil)
    #expect(taken.leftOut == 1)
    #expect(taken.windows == 3)
    let dealings = try SceneStore(session: .standard, in: database).shopStore.load(
      selling: Catalog.sample
    )
    #expect(dealings.cart.lines.count == (table == "cartLine" ? 0 : 1))
    #expect(dealings.orders.count == taken.orders)
    #expect(taken.orders > 1)
  }
}
