import SceneNavigation
import Testing

@testable import ShopCore

@MainActor @Suite struct `A map of the objects` {
  private func map(_ wiring: NamedWiring) -> ObjectMap {
    ObjectMap(under: wiring.switches, of: .shop, windowCount: 2)
  }

  @Test(arguments: NamedWiring.everyMixture)
  func `finds by identity what each mistake of a mixture shares`(wiring: NamedWiring) {
    let windows = map(wiring).windows
    let makes = { (mistake: NamedWiring) in wiring.mistakes.contains(mistake) }

    #expect((Set(windows.map(\.router)).count == 1) == makes(.appLevelPath))
    #expect((Set(windows.map(\.queue)).count == 1) == makes(.appLevelPath))
    let stacks = Set(windows.flatMap { $0.tabs.map(\.stack) })
    #expect(stacks.count == (makes(.appLevelPath) ? 1 : 2) * (makes(.sharedTabStack) ? 1 : 3))
    let scenes = Set(windows.flatMap { $0.keys.map(\.scene) })
    #expect((scenes.count == 1) == makes(.appStorage))
    #expect(windows.allSatisfy { $0.keys.count == (makes(.tabStorage) ? 1 : 3) })
    #expect(windows.allSatisfy { ($0.queueLimit == 0) == makes(.droppedColdLink) })
    #expect(
      windows.allSatisfy { ($0.reselection == .doesNothing) == makes(.noPopToRootOnRetap) }
    )
  }

  @Test(arguments: NamedWiring.everyMixture)
  func `names the places where a window's tabs are written`(wiring: NamedWiring) throws {
    let written = MemoryWindowStorage()
    let state = AppState(windowCount: 2)
    let group = SceneGroup(state: state, makeRouter: wiring.makeRouters())
    for window in group.windows {
      _ = group.router(window.id)?.coordinator(of: 0).navigate(to: HomeRoute.product("teapot"))
    }

    _ = try SceneSaver(storage: wiring.storage(written), writing: group.state)

    let map = ObjectMap(of: group, storage: wiring.storage(written))
    let names = Set(map.windows.map { $0.tabs[0].key })
    for place in names { #expect(written.stored.scenes[place.scene]?[place.name + "/0"] != nil) }
    #expect(Set(written.stored.scenes.keys) == Set(names.map(\.scene)))
  }
}
