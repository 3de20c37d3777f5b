import Foundation
import SceneNavigation
import ShopCore
import Testing

@MainActor @Suite struct `Windows that are kept` {
  @Test(arguments: 1...6) func `come back exactly as they were, whatever was done in them`(
    windows: Int
  ) throws {
    let kept = try KeptApp(ShopApp.sample(windows: windows, limit: 8))
    var walk = RandomWalk(seed: UInt64(windows) * 104_729, through: Catalog.sample)

    for step in 0..<1_500 {
      try kept.send(walk.next(in: kept.app))

      guard step.isMultiple(of: 10) else { continue }
      let restored = kept.restored
      #expect(restored.state == kept.app.lastState)
      #expect(restored.unreadable.isEmpty && restored.notices.isEmpty)
    }
  }

  @Test func `are written where they changed and nowhere else`() throws {
    let kept = try KeptApp(ShopApp.sample(windows: 3))

    try kept.send(.scene(.navigate(.home(.cart)), in: kept.app.second))

    let changes = kept.storage.lastChanges
    #expect(changes.app.isEmpty && changes.forgotten.isEmpty)
    #expect(changes.scenes.keys.map(\.self) == [kept.app.second])
    #expect(Set(changes.scenes[kept.app.second]?.keys.map(\.self) ?? []) == ["home/0", "next"])
  }

  @Test func `are not written at all where nothing changed`() throws {
    let kept = try KeptApp(ShopApp.sample(windows: 2))
    let before = kept.storage.writeCount

    try kept.send(.scene(.back, in: kept.app.first))
    try kept.send(.shop(.addToCart("teapot")))

    #expect(kept.storage.writeCount == before)
  }

  @Test(arguments: [10, 10_000]) func `write one step the same however deep the path is`(
    depth: Int
  ) throws {
    let kept = try KeptApp(ShopApp.sample(windows: 1))
    let window = kept.app.first
    let path = (0..<depth).map { HomeRoute.product(Product.ID(rawValue: "p\($0)")) }
    try kept.send(.scene(.replaceStack(.home(path)), in: window))

    try kept.send(.scene(.navigate(.home(.cart)), in: window))

    let written = try #require(kept.storage.lastChanges.scenes[window])
    #expect(Set(written.keys) == ["home/\(depth)", "next"])

    try kept.send(.scene(.back, in: window))

    #expect(kept.storage.lastChanges.scenes[window] == ["home/\(depth)": nil])
    #expect(kept.restored.state == kept.app.lastState)
  }

  @Test func `give equal bytes for equal values`() throws {
    let one = try KeptApp(ShopApp.sample(windows: 2))
    let other = try KeptApp(ShopApp.sample(windows: 2))
    let actions: [Action] = [
      .scene(.navigate(.home(.product("teapot"))), in: one.app.first),
      .scene(.selectTab(.search), in: one.app.second),
      .scene(.beginEditing(.root(.search), .query), in: one.app.second),
      .scene(.edit(.root(.search), .query, .insert("crème")), in: one.app.second),
    ]

    for action in actions { try one.send(action) }
    for action in actions { try other.send(action) }

    let typed = one.restored.state.scene(one.app.second)?.stack(of: .search).root.text(of: .query)
    #expect(typed == "crème")
    #expect(one.storage.stored == other.storage.stored)
  }

  @Test func `are forgotten when they are closed, and nobody else with them`() throws {
    let kept = try KeptApp(ShopApp.sample(windows: 2))
    try kept.send(.scene(.navigate(.home(.cart)), in: kept.app.first))
    try kept.send(.scene(.navigate(.home(.cart)), in: kept.app.second))
    let before = kept.storage.stored.scenes[kept.app.first]
    let closed = kept.app.second

    try kept.send(.app(.closeWindow(closed)))

    #expect(kept.storage.stored.scenes[closed] == nil)
    #expect(kept.storage.stored.scenes[kept.app.first] == before)

    try kept.send(.app(.reopenWindow))

    #expect(kept.storage.stored.scenes[closed] != nil)
    #expect(kept.restored.state == kept.app.lastState)
  }

  @Test func `have a value each under the same key`() throws {
    let kept = try KeptApp(ShopApp.sample(windows: 2))

    try kept.send(.scene(.selectTab(.search), in: kept.app.second))

    let scenes = kept.storage.stored.scenes
    #expect(scenes[kept.app.first]?["tab"] == Data("\"home\"".utf8))
    #expect(scenes[kept.app.second]?["tab"] == Data("\"search\"".utf8))
  }

  @Test func `keep nothing of a root that looks again as nobody had touched it`() throws {
    let kept = try KeptApp(ShopApp.sample(windows: 1))
    let before = kept.storage.stored
    let window = kept.app.first

    try kept.send(.scene(.look(.root(.home), selection: 4, scroll: 4), in: window))
    try kept.send(.scene(.selectTab(.home), in: window))

    #expect(kept.storage.stored == before)
  }

  @Test func `are made up for once writing works again`() throws {
    let kept = try KeptApp(ShopApp.sample(windows: 2))
    kept.storage.failure = WindowStorageError("The disk is full.")
    #expect(throws: WindowStorageError("The disk is full.")) {
      try kept.send(.scene(.navigate(.home(.cart)), in: kept.app.first))
    }
    kept.storage.failure = nil

    try kept.send(.scene(.navigate(.home(.cart)), in: kept.app.second))

    #expect(kept.restored.state == kept.app.lastState)
  }

  @Test func `keep what they had of a path that holds a step nobody can save`() throws {
    struct Draft: Hashable, Sendable {}
    let kept = try KeptApp(ShopApp.sample(windows: 1))
    let window = kept.app.first
    try kept.send(.scene(.navigate(.search(AnyRoute(Product.ID("teapot")))), in: window))
    let before = kept.storage.stored

    try kept.send(.scene(.navigate(.search(AnyRoute(Draft()))), in: window))

    #expect(kept.saver.unsavable == [window: [AppTab.search.position]])
    #expect(kept.app.lastState.scene(window)?.stack(of: .search).depth == 2)
    #expect(kept.restored.state.scene(window)?.stack(of: .search).depth == 1)
    #expect(kept.storage.stored.scenes[window]?["search/0"] == before.scenes[window]?["search/0"])

    try kept.send(.scene(.back, in: window))

    #expect(kept.saver.unsavable.isEmpty)
    #expect(kept.restored.state == kept.app.lastState)
  }

  @Test func `hold nothing of a type that could not be read again`() throws {
    struct Draft: Route {
      static let tag = "draft"
    }
    let kept = try KeptApp(ShopApp.sample(windows: 1))

    try kept.send(.scene(.navigate(.search(AnyRoute(Draft()))), in: kept.app.first))

    #expect(kept.saver.unsavable == [kept.app.first: [AppTab.search.position]])
    #expect(kept.restored.unreadable.isEmpty)
  }

  @Test func `have nothing unsavable once its window is closed`() throws {
    struct Draft: Hashable, Sendable {}
    let kept = try KeptApp(ShopApp.sample(windows: 2))
    let window = kept.app.second
    try kept.send(.scene(.navigate(.search(AnyRoute(Draft()))), in: window))
    #expect(kept.saver.unsavable == [window: [AppTab.search.position]])

    try kept.send(.app(.closeWindow(window)))

    #expect(kept.saver.unsavable.isEmpty)
  }
}
