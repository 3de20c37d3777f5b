import SceneNavigation
import Testing

@testable import ShopCore

@MainActor @Suite struct `A guard that windows come back to` {
  private let kept: AppState

  /// Somebody stands on an order, above a person in another window, in a checkout in a third, and on
  /// what everybody may see in the last one.
  init() {
    let app = ShopApp.sample(windows: 4)
    app.act(.openLink(LinkTarget(.profile([.orders, .order("1001")]))), in: app.first)
    app.act(.navigate(.profile(.people)), in: app.second)
    app.act(.navigate(.profile(.orders)), in: app.second)
    app.act(.selectTab(.home), in: app.second)
    app.act(.present(.fullScreenCover(.checkout)), in: app.third)
    app.act(.navigate(.home(.product("cup"))), in: app.windows.windows[3].id)
    kept = app.lastState
  }

  private func app(signedIn: Bool, areReady: Bool = true) -> ShopApp {
    ShopApp(
      shop: Shop(
        ShopState(catalog: Catalog.sample, account: signedIn ? Account.samples[0] : nil)
      ),
      windows: SceneGroup(state: kept, areReady: areReady)
    )
  }

  @Test func `leaves them as they were where one may stand there`() {
    #expect(app(signedIn: true).lastState == kept)
  }

  @Test func `lets nobody stand where they may not, and asks for the sign-in`() throws {
    let app = app(signedIn: false)

    let scenes = app.lastState.windows.map(\.scene)
    #expect(scenes.map { $0.stack(of: .profile).depth } == [0, 1, 0, 0])
    let link = try DeepLink("myshop://order/1001")
    #expect(
      scenes.map { $0.presentations.map(\.content) }
        == [
          [.fullScreenCover(.signIn(then: .link(link)))], [],
          [.fullScreenCover(.signIn(then: .checkout))], [],
        ]
    )
    #expect(scenes[3] == kept.windows[3].scene)
    #expect(app.windows.state == app.lastState)
  }

  @Test func `is heard of by what is saved next`() throws {
    let storage = MemoryWindowStorage()
    _ = try SceneSaver(storage: storage, writing: kept)
    let app = app(signedIn: false)
    let saver = SceneSaver(storage: storage, kept: kept)

    try saver.save(app.lastState)

    #expect(storage.stored.scenes[app.first]?.keys.contains { $0.hasPrefix("profile/") } == false)
    #expect(Restoration(of: storage.stored).state == app.lastState)
  }

  @Test func `leads on to where one stood, once somebody is signed in`() {
    let app = app(signedIn: false)

    app.act(.signIn("robin"))

    #expect(app.windows.router(app.first)?.profile.path == [.orders, .order("1001")])
    #expect(app.presented(in: app.third)?.content == .fullScreenCover(.checkout))
  }

  @Test(arguments: [true, false])
  func `asks nobody who has signed in since the windows were left`(areReady: Bool) throws {
    let asking = app(signedIn: false).lastState
    #expect(asking.windows.count { !$0.scene.presentations.isEmpty } == 2)
    let shop = ShopState(catalog: Catalog.sample, account: Account.samples[0])
    let app = ShopApp(
      shop: Shop(shop),
      windows: SceneGroup(state: asking, areReady: areReady)
    )
    #expect(app.lastState.windows.allSatisfy { $0.scene.presentations.isEmpty })
    let standing = app.lastState

    app.act(.openLink(LinkTarget(.home([.product("cup")]))), in: app.first)
    app.finishLaunching()

    #expect(app.windows.router(app.first)?.state.link == (try DeepLink("myshop://product/cup")))
    #expect(app.lastState.windows.dropFirst() == standing.windows.dropFirst())
    let storage = MemoryStorage()
    _ = try SceneSaver(storage: storage, writing: asking)
    #expect(
      Restoration(of: storage.stored).windowsRestoredDifferently(from: standing, in: shop).isEmpty
    )
  }

  @Test func `asks nobody to sign in who is`() throws {
    let app = app(signedIn: true)
    let signIn = Presentation.Content.fullScreenCover(.signIn(then: .checkout))

    #expect(app.act(.present(signIn), in: app.second) == .unchanged)
    #expect(app.presented(in: app.second) == nil)
  }

  @Test func `is asked as well about what is restored while the windows are launched`() {
    let app = ShopApp(
      shop: Shop(ShopState(catalog: Catalog.sample)),
      windows: SceneGroup(state: AppState(windowCount: 1), areReady: false)
    )
    app.windows.router(app.first)?.restore(kept.windows[0].scene)

    app.finishLaunching()

    #expect(app.windows.router(app.first)?.profile.path == [])
    #expect(app.presented(in: app.first)?.content.waits == true)
    #expect(app.act(.nextLayout)?.isChange == true)
    #expect(app.lastState == app.windows.state)
  }
}
