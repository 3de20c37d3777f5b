import ShopCore
import Testing

/// The code that stands in the articles of the documentation, where it is not the mail reader's.
@MainActor @Suite struct `What the articles show` {
  private let app = ShopApp.sample(windows: 2)

  @Test func `keeps the windows after each action`() throws {
    let storage = MemorySceneStorage()

    let saver = try SceneSaver(storage: storage, writing: app.lastState, inPlaceOf: nil)
    app.observe { saver.note($0) }
    app.send(.scene(.navigate(.home(.cart)), in: app.windows.focus), cause: .key)
    try saver.save(app.lastState)

    let stored = try #require(try storage.read())
    let restoration = Restoration(of: stored)
    #expect(restoration.state == app.lastState)
    #expect(restoration.notices.isEmpty)
  }

  @Test func `checks every law after each action of a walk`() {
    var walk = RandomWalk(seed: 7919, through: Catalog.sample)
    for _ in 0..<100 {
      let violations = app.sendChecked(walk.next(in: app), cause: .script)
      #expect(violations.isEmpty)
    }
  }

  @Test func `finds the shortest history that breaks a law`() throws {
    let shop = app.shop.state

    let setting = TrialSetting(wiring: .appLevelPath, shop: shop, windows: 2)
    var verification = RandomVerification(setting, events: 1_000, seed: 7919)
    let result = verification.run()
    let example = try #require(result.counterexamples[.windowIsolation])
    #expect(example.history.events.count == 1)
  }

  @Test func `looks at every history there is, up to a length`() {
    let shop = app.shop.state

    let setting = TrialSetting(shop: shop, windows: 2)
    var exploration = Exploration(setting, depth: 1)
    #expect(exploration.run().holds)
  }
}
