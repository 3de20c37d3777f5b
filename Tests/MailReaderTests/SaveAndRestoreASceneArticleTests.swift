import SceneNavigation
import ShopCore
import Testing

@testable import MailReader

@MainActor @Suite struct `The article on saving and restoring` {
  @Test func `can be followed from top to bottom`() throws {
    let left = MailWindow(SceneID(number: 1))
    left.mail.navigate(to: .account("work"))
    let coding = SceneCoding(types: .mail)
    let saved = try coding.encode(left.state)

    let state = try coding.decode(MailWindowState.self, from: saved)
    let opened = MailWindow(SceneID(number: 1), from: state)
    #expect(opened.state == left.state)

    let search = TabCoordinator<AnyRoute>(numbers: EntryNumbers(scene: SceneID(number: 2)))
    search.navigate(to: MailRoute.message(7))
    search.navigate(to: 42)
    #expect(throws: EncodingError.self) { try coding.encode(search.stack) }

    let older = SceneCoding(types: RouteTypes([PeopleRoute.self]))
    #expect(throws: DecodingError.self) { try older.decode(MailWindowState.self, from: saved) }

    let beginning = search.stack.entries.prefix { RouteTypes.mail.contains($0.route) }
    let savable = BackStack(root: search.stack.root, entries: beginning)
    _ = try coding.encode(savable)

    let catalog = Catalog(
      name: "Corner shop",
      currency: Currency(code: "EUR"),
      categories: [],
      products: [],
      people: []
    )
    let windows = SceneGroup(state: AppState(windowCount: 2))
    let app = ShopApp(shop: Shop(ShopState(catalog: catalog)), windows: windows)
    let storage = MemorySceneStorage()

    let saver = try SceneSaver(storage: storage, writing: app.lastState, inPlaceOf: nil)
    app.observe { saver.note($0) }
    app.send(.scene(.navigate(.home(.cart)), in: windows.focus), cause: .key)
    try saver.save(app.lastState)

    let stored = try #require(try storage.read())
    let restoration = Restoration(of: stored)
    #expect(restoration.state == app.lastState)
    #expect(restoration.notices.isEmpty)
  }
}
