import Foundation
import SceneNavigation
import ShopCore
import ShopData
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A listing of what is kept` {
  private let shop: ShopState
  private let storage = MemoryWindowStorage()

  init() throws {
    let app = try DependencyContainer().makeApp(windowCount: 2)
    shop = app.shop.state
    app.send(.scene(.navigate(.home(.product("teapot"))), in: app.windows.focus), cause: .key)
    _ = try SceneSaver(storage: storage, writing: app.lastState)
  }

  @Test func `says of each window what cannot be read, and that it is put aside later`() throws {
    var damage = StoredChanges()
    damage.scenes[SceneID(number: 1)] = ["home/0": Data("damaged".utf8)]
    damage.app[.arrangement] = Data("damaged".utf8)
    try storage.write(damage)

    let lines = try SceneListing(of: storage.stored, under: .perScene).lines(in: shop)

    #expect(
      lines == [
        "A  focused", "   “home/0” cannot be restored and will be set aside at the next start.",
        "   ▸ Home", "     Search", "     Profile",
        "B", "   ▸ Home", "     Search", "     Profile",
        "“arrangement” cannot be restored and will be set aside at the next start.",
      ]
    )
  }

  @Test func `reads what was saved under one key as the mistake does`() throws {
    var change = StoredChanges()
    change.scenes[SceneID(number: 1)] = ["tab": Data("\"profile\"".utf8)]
    try storage.write(change)

    let right = try SceneListing(of: storage.stored, under: .perScene).lines(in: shop)
    let wrong = try SceneListing(of: storage.stored, under: .appStorage).lines(in: shop)

    #expect(right.count { $0 == "   ▸ Profile" } == 1)
    #expect(wrong.count { $0 == "   ▸ Profile" } == 2)
  }

  @Test(arguments: [
    ("default", NamedWiring.perScene, "default"),
    ("default.appStorage", .appStorage, "default"),
    ("a.b.droppedColdLink", .droppedColdLink, "a.b"),
    ("a.appLevelPath+tabStorage", NamedWiring(mixing: [.appLevelPath, .tabStorage]), "a"),
    ("appStorage", .perScene, "appStorage"),
    ("default.previous", .perScene, "default.previous"),
  ])
  func `knows a mistake's windows by the name`(name: String, wiring: NamedWiring, own: String)
    throws
  {
    let session = try #require(SessionName(name))

    #expect(session.wiring == wiring)
    #expect(session.underRightWiring.description == own)
  }
}
