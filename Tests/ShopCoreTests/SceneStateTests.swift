import SceneNavigation
import Testing

@testable import ShopCore

@Suite struct `The state of a scene` {
  @Test func `stays as it is when a copy of it is changed`() {
    let state = SceneState(selectedTab: .search, nextNumber: 4)
    var copy = state

    copy.selectedTab = .profile
    copy.stacks[.home] = BackStack(root: ViewState(selection: 2))
    copy.nextNumber = 9

    #expect(state == SceneState(selectedTab: .search, nextNumber: 4))
    #expect(copy.stack(of: .home).root.selection == 2)
    #expect(copy != state)
  }

  @Test func `equals what was made apart from it of the same values`() {
    var made = SceneState()
    made.selectedTab = .search
    made.nextNumber = 4

    #expect(made == SceneState(selectedTab: .search, nextNumber: 4))
    #expect(made.hashValue == SceneState(selectedTab: .search, nextNumber: 4).hashValue)
  }

  @Test func `is saved under the names it has always had`() throws {
    let saved = try SceneCoding.shop.encode(SceneState(nextNumber: 4))

    #expect(
      String(decoding: saved, as: UTF8.self)
        == #"{"nextEntry":4,"origins":[],"presentations":[],"selectedTab":"home","stacks":{}}"#
    )
  }

  @Test func `says what is in it where it is printed`() {
    let words = String(describing: SceneState(selectedTab: .search, nextNumber: 4))

    #expect(words.contains("selection: 1"))
    #expect(words.contains("nextNumber: 4"))
  }
}

@MainActor @Suite struct `Windows that leave a wrong wiring as they stand` {
  /// Windows under a wiring in one of which somebody went to the teapot, and then to the orders.
  private func left(_ wiring: NamedWiring) -> AppState {
    let app = ShopApp(
      shop: Shop(.verified),
      windows: SceneGroup(state: AppState(windowCount: 2), makeRouter: wiring.makeRouters())
    )
    app.act(.navigate(.home(.product("teapot"))), in: app.first)
    app.act(.navigate(.profile(.orders)), in: app.first)
    app.act(.present(.sheet(.filter("tea"))), in: app.first)
    return app.lastState
  }

  @Test(arguments: NamedWiring.allCases)
  func `come back from where they are kept then`(wiring: NamedWiring) throws {
    let alone = try left(wiring).restorable()

    #expect(try Restoration(of: alone).state == alone)
    #expect(try Restoration(of: alone).unreadable.isEmpty)
    #expect(try alone.restorable() == alone)
  }

  @Test func `keep what each can hold by itself`() throws {
    let second = SceneID(number: 2)
    let shared = try #require(try left(.appLevelPath).restorable().scene(second))
    let tabs = try #require(try left(.sharedTabStack).restorable().scene(SceneID(number: 1)))

    #expect(shared.stack(of: .profile).path == NavigationPath([ProfileRoute.orders]))
    #expect(shared.stack(of: .profile).top?.id.scene == second)
    #expect(tabs.stack(of: .home).path == NavigationPath([HomeRoute.product("teapot")]))
    #expect(tabs.stack(of: .profile).isAtRoot)
    #expect(try left(.perScene).restorable() == left(.perScene))
  }
}
