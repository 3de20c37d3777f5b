import Foundation
import NavigationLaws
import SceneNavigation
import ShopCore
import Testing

@MainActor @Suite struct `Restoring` {
  /// Two windows with three steps each, as they are kept.
  private func keptWindows() throws -> (stored: StoredScenes, state: AppState) {
    let kept = try KeptApp(ShopApp.sample(windows: 2))
    for window in [kept.app.first, kept.app.second] {
      let routes: [HomeRoute] = [.category("tea"), .product("teapot"), .reviews("teapot")]
      for route in routes { try kept.send(.scene(.navigate(.home(route)), in: window)) }
    }
    return (kept.storage.stored, kept.app.lastState)
  }

  @Test(
    arguments: [
      #"{"type":"wishlist","value":{}}"#, #"{"type":"home","value":{"wishlist":{}}}"#, "", "{",
      "null", "[]", "\u{0}",
    ]
  ) func `keeps the beginning of a path up to a step it cannot read`(route: String) throws {
    var (stored, state) = try keptWindows()
    let window = state.windows[0].id
    let bytes = Data(
      #"{"cause":"key","id":{"number":2,"scene":1},"route":\#(route),"view":{}}"#.utf8
    )
    stored.scenes[window]?["home/1"] = bytes

    let restored = Restoration(of: stored)

    let path = restored.state.scene(window)?.stack(of: .home)
    #expect(path?.entries == Array(state.windows[0].scene.stack(of: .home).entries.prefix(1)))
    #expect(restored.state.windows[1] == state.windows[1])
    #expect(restored.unreadable.map(\.key) == ["home/1", "home/2"])
    #expect(restored.unreadable.first?.value == bytes)
    #expect(
      restored.notices == [window: "Could not be read and was set aside: 2 steps of Home."]
    )
  }

  @Test func `selects the first tab where the saved one no longer exists`() throws {
    var (stored, state) = try keptWindows()
    let window = state.windows[0].id
    stored.scenes[window]?["tab"] = Data("\"wishlist\"".utf8)

    let restored = Restoration(of: stored).state.scene(window)

    #expect(restored == state.scene(window))
  }

  @Test func `puts aside what a newer version kept besides, and loses nothing else`() throws {
    var (stored, state) = try keptWindows()
    stored.scenes[state.windows[0].id]?["wishlist/0"] = Data("{}".utf8)
    stored.app["workspace"] = Data("1".utf8)

    let restored = Restoration(of: stored)

    #expect(restored.state == state)
    #expect(Set(restored.unreadable.map(\.key)) == ["wishlist/0", "workspace"])
  }

  @Test func `finds the windows again where their list is lost`() throws {
    var (stored, state) = try keptWindows()
    stored.app = ["windows": Data("[{\"id\":".utf8)]

    let restored = Restoration(of: stored)

    #expect(restored.state.windows == state.windows)
    #expect(restored.state.nextScene == state.nextScene)
  }

  @Test func `says what it lost that no window can tell of`() throws {
    var (stored, _) = try keptWindows()
    #expect(Restoration(of: stored).notice == nil)
    stored.app["arrangement"] = Data(#"{"layout":"ro"#.utf8)
    stored.app["focus"] = Data("x".utf8)
    stored.scenes[SceneID(number: 77)] = ["tab": Data(#""home""#.utf8)]

    let restored = Restoration(of: stored)

    #expect(
      restored.notice == "Could not be read and was set aside: which window has the focus, "
        + "the layout, a window."
    )
  }

  @Test(
    arguments: [
      #"[{"id":1,"letter":"A"},{"id":1,"letter":"B"}]"#, #"[{"id":1,"letter":"\u001b[2J"}]"#,
      #"[{"id":9223372036854775807,"letter":"A"},{"id":-4,"letter":"B"}]"#, "[]",
    ]
  ) func `makes right windows of a wrong list`(list: String) throws {
    var stored = StoredScenes()
    stored.app["windows"] = Data(list.utf8)
    stored.app["nextScene"] = Data("-9223372036854775808".utf8)

    let state = Restoration(of: stored).state

    #expect(state.windows.map(\.window.letter) == ["A"])
    #expect(state.focus == state.windows[0].id)
    #expect(state.nextScene == 2)
  }

  @Test func `gives no identity twice, whatever the numbers say`() throws {
    var (stored, state) = try keptWindows()
    let window = state.windows[0].id
    stored.scenes[window]?["next"] = Data("1".utf8)
    let first = stored.scenes[window]?["home/0"]
    stored.scenes[window]?["search/0"] = first

    let restored = Restoration(of: stored)

    #expect(restored.state.scene(window)?.nextNumber == 4)
    #expect(restored.unreadable.map(\.key) == ["search/0"])
    #expect(restored.unreadable.map(\.reason) == ["has the id of another step of its window"])
  }

  @Test(
    arguments: [
      (AppTab.home, #"{"type":"profile","value":{"settings":{}}}"#),
      (.home, #"{"type":"product","value":"teapot"}"#),
      (.home, #"{"type":"checkout","value":{"delivery":{}}}"#),
      (.profile, #"{"type":"home","value":{"cart":{}}}"#),
      (.search, #"{"type":"checkout","value":{"delivery":{}}}"#),
    ]
  ) func `puts a step aside that no door of its tab lets in`(tab: AppTab, route: String) throws {
    var (stored, state) = try keptWindows()
    let window = state.windows[0].id
    stored.scenes[window]?[SceneKey.entry(tab.position, 0).name(in: .shop)] = Data(
      #"{"cause":"key","id":{"number":9,"scene":1},"route":\#(route),"view":{}}"#.utf8
    )

    let restored = Restoration(of: stored)

    #expect(restored.state.scene(window)?.stack(of: tab).isAtRoot == true)
    #expect(restored.unreadable.first?.key == SceneKey.entry(tab.position, 0).name(in: .shop))
    #expect(restored.unreadable.first?.reason == "belongs to another tab")
    #expect(restored.state.windows[1] == state.windows[1])
  }

  @Test func `puts a sheet aside that has steps, as only a checkout has`() throws {
    let kept = try KeptApp(ShopApp.sample(windows: 1))
    let window = kept.app.first
    try kept.send(.scene(.present(.fullScreenCover(.checkout)), in: window))
    let id = try #require(kept.app.windows.router(window)?.presented?.id)
    try kept.send(.scene(.advance(id, .delivery), in: window))
    var stored = kept.storage.stored
    let bytes = try #require(stored.scenes[window]?["presentation/0"])
    let changed = String(decoding: bytes, as: UTF8.self).replacing(
      #""fullScreenCover":{"_0":{"checkout":{}}}"#,
      with: #""sheet":{"_0":{"choose":{"_0":"teapot"}}}"#
    )
    stored.scenes[window]?["presentation/0"] = Data(changed.utf8)

    let restored = Restoration(of: stored)

    #expect(Data(changed.utf8) != bytes)
    #expect(restored.state.scene(window)?.presentations == [])
    #expect(restored.unreadable.map(\.key) == ["presentation/0"])
    #expect(restored.unreadable.map(\.reason) == ["has steps of the wrong kind"])
  }

  @Test func `numbers a window anew whose numbers are out of reach`() throws {
    var (stored, state) = try keptWindows()
    let window = state.windows[0].id
    let far = 1 << 48
    let bytes =
      #"{"cause":"key","id":{"number":\#(far),"scene":1},"route":{"type":"home","value":{"cart":{}}},"view":{}}"#
    stored.scenes[window]?["home/3"] = Data(bytes.utf8)

    let app = ShopApp(
      shop: Shop(ShopState(catalog: Catalog.sample)),
      windows: SceneGroup(state: Restoration(of: stored).state)
    )
    for route in [HomeRoute.cart, .product("cup")] { app.act(.navigate(.home(route)), in: window) }

    let stack = try #require(app.scene(window)).stack(of: .home)
    #expect(stack.entries.map(\.id.number) == [1, 2, 3, 4, 5, 6])
    let kept = try KeptApp(app)
    let again = Restoration(of: kept.storage.stored)
    #expect(again.state == app.lastState)
    #expect(again.unreadable.isEmpty)
  }

  @Test func `gives back as many windows as there may be`() throws {
    let system = SceneSystem(ShopState(catalog: Catalog.sample), .shop(windows: 40))

    #expect(system.startAgain().isEmpty)
  }

  @Test func `takes no letter from a window that has a right one`() throws {
    var (stored, _) = try keptWindows()
    stored.app["windows"] = Data(#"[{"id":1,"letter":"?"},{"id":2,"letter":"A"}]"#.utf8)

    #expect(Restoration(of: stored).state.windows.map(\.window.letter) == ["B", "A"])
  }

  @Test func `puts a sheet aside that stands over another tab than the one selected`() throws {
    let kept = try KeptApp(ShopApp.sample(windows: 2))
    let window = kept.app.first
    try kept.send(.scene(.navigate(.search(AnyRoute(Product.ID("cup")))), in: window))
    try kept.send(.scene(.present(.sheet(.choose("teapot"))), in: window))
    var stored = kept.storage.stored
    stored.scenes[window]?["tab"] = Data("\"hom".utf8)

    let restored = Restoration(of: stored)

    #expect(restored.state.scene(window)?.presentations.isEmpty == true)
    #expect(restored.unreadable.map(\.key).contains("presentation/0"))
  }

  @Test func `survives thousands of cut and changed bytes, and moves no other window`() throws {
    let (stored, state) = try keptWindows()
    let damaged = state.windows[0].id
    var random = SeededGenerator(seed: 20_261_121)
    let keys = try #require(stored.scenes[damaged]).keys.sorted()

    for _ in 0..<5_000 {
      var changed = stored
      let key = try #require(keys.randomElement(using: &random))
      changed.scenes[damaged]?[key]?.mutate(using: &random)

      let restored = Restoration(of: changed)

      #expect(restored.state.windows[1] == state.windows[1])
      #expect(restored.state.windows.count == 2)
      let again = try KeptApp(
        ShopApp(
          shop: Shop(ShopState(catalog: Catalog.sample)),
          windows: SceneGroup(state: restored.state)
        )
      )
      #expect(again.restored.state == restored.state)
    }
  }
}

extension Data {
  /// Cuts the bytes, or changes, doubles or takes away some of them.
  fileprivate mutating func mutate(using random: inout SeededGenerator) {
    guard let place = indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: self = prefix(upTo: place)
    case 1: self[place] = UInt8.random(in: 0...255, using: &random)
    case 2: remove(at: place)
    case 3: insert(contentsOf: self[place...].prefix(9), at: place)
    default: self[place] = UInt8(ascii: Bool.random(using: &random) ? "9" : "\"")
    }
  }
}
