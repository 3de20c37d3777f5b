import NavigationLaws
import SceneNavigation
import Testing

@testable import ShopCore

@MainActor @Suite struct `A place that is moved` {
  let app = ShopApp.sample(windows: 3)

  /// Has the first window stand on the teapot, on its shelf.
  private func openTeapot() {
    app.act(.navigate(.home(.category("tea"))), in: app.first)
    app.act(.navigate(.home(.product("teapot"))), in: app.first)
  }

  private func path(in window: SceneID) -> [HomeRoute]? { app.windows.router(window)?.home.path }

  @Test func `opens in the other window, and the one it came from goes one step back`() {
    openTeapot()
    let third = app.scene(app.third)

    let record = app.send(.app(.movePlace(from: app.first, to: app.second)), cause: .key)

    let windows = app.windows.windows
    let route = AnyRoute(HomeRoute.product("teapot"))
    #expect(record?.outcome == .placeMoved(route, from: windows[0], to: windows[1]))
    #expect(path(in: app.first) == [.category("tea")])
    #expect(path(in: app.second) == [.category("tea"), .product("teapot")])
    #expect(app.scene(app.third) == third)
    #expect(record?.verdict.isKept == true)
    #expect(record?.verdict.unmoved.map(\.letter) == ["C"])
    #expect(app.windows.focus == app.second)
  }

  @Test func `opens in a new window where none is named`() {
    openTeapot()

    let outcome = app.act(.movePlace(from: app.first, to: nil))

    #expect(outcome?.isChange == true)
    #expect(app.windows.windows.map(\.letter) == ["A", "B", "C", "D"])
    #expect(path(in: app.windows.focus) == [.category("tea"), .product("teapot")])
    #expect(path(in: app.first) == [.category("tea")])
  }

  @Test func `is looked at as it was, with an identity of its own`() throws {
    openTeapot()
    let entry = try #require(app.scene(app.first)?.stack(of: .home).top)
    app.act(.look(.entry(entry.id), selection: 2, scroll: 1), in: app.first)

    app.act(.movePlace(from: app.first, to: app.second))

    let moved = try #require(app.scene(app.second)?.stack(of: .home).top)
    #expect(moved.view.selection == 2)
    #expect(moved.view.scroll == 1)
    #expect(moved.id != entry.id)
  }

  @Test func `takes along what is searched for`() {
    app.act(.openLink(LinkTarget(searching: "tea")), in: app.first)
    app.act(.navigate(.search(AnyRoute(Product.ID("teapot")))), in: app.first)

    app.act(.movePlace(from: app.first, to: app.second))

    let other = app.windows.router(app.second)
    #expect(other?.selectedTab == .search)
    #expect(other?.stack.root.text(of: .query) == "tea")
    #expect(other?.stack.depth == 1)
    #expect(app.windows.router(app.first)?.stack.isAtRoot == true)
  }

  @Test func `goes from its window also where the other one stands there already`() {
    openTeapot()
    app.act(.openLink(LinkTarget(.home([.category("tea"), .product("teapot")]))), in: app.second)
    let there = app.scene(app.second)

    app.act(.movePlace(from: app.first, to: app.second))

    #expect(app.scene(app.second) == there)
    #expect(path(in: app.first) == [.category("tea")])
  }

  @Test func `is looked at as before by a window that stands there already`() throws {
    openTeapot()
    app.act(.openLink(LinkTarget(.home([.category("tea"), .product("teapot")]))), in: app.second)
    let top = try #require(app.scene(app.second)).stack(of: .home).screen(in: .home)
    app.act(.look(top, selection: 3, scroll: 2), in: app.second)
    let before = app.scene(app.second)

    app.act(.movePlace(from: app.first, to: app.second))

    #expect(app.scene(app.second) == before)
  }

  @Test func `is none at a root`() {
    app.act(.selectTab(.search), in: app.first)
    let before = app.windows.state

    let outcome = app.act(.movePlace(from: app.first, to: nil))

    #expect(outcome == .rootStays(.search))
    #expect(app.windows.state == before)
  }

  @Test func `stays in its window where the guard leads elsewhere`() {
    let shop = Shop(ShopState(catalog: Catalog.sample))
    let app = ShopApp(
      shop: shop,
      windows: SceneGroup(state: AppState(windowCount: 2)),
      guard: RouteGuard { place, shop in
        if case .product = place, shop.settings.goesBackAcrossTabs {
          .redirect(.settings)
        } else {
          .allow
        }
      }
    )
    app.act(.navigate(.home(.product("teapot"))), in: app.first)
    var settings = Settings()
    settings.goesBackAcrossTabs = true
    app.send(.shop(.changeSettings(settings)), cause: .key)

    app.act(.movePlace(from: app.first, to: app.second))

    #expect(app.windows.router(app.first)?.home.path == [.product("teapot")])
    #expect(app.windows.router(app.second)?.profile.path == [.settings])
  }

  @Test func `stays where no link leads`() {
    app.act(.navigate(.search(AnyRoute(42))), in: app.first)
    let before = app.windows.state

    #expect(app.act(.movePlace(from: app.first, to: app.second)) == .noLink(AnyRoute(42)))
    #expect(app.act(.movePlace(from: app.first, to: nil)) == .noLink(AnyRoute(42)))
    #expect(app.windows.state == before)
  }

  @Test func `stays below what is presented over it`() {
    openTeapot()
    app.act(.present(.sheet(.choose("teapot"))), in: app.first)
    let before = app.windows.state

    let outcome = app.act(.movePlace(from: app.first, to: app.second))

    #expect(outcome == app.presented(in: app.first).map { .covered(by: $0) })
    #expect(app.windows.state == before)
  }

  @Test func `has a sheet of the other window make way`() {
    openTeapot()
    app.act(.present(.sheet(.filter("tea"))), in: app.second)

    app.act(.movePlace(from: app.first, to: app.second))

    #expect(app.presented(in: app.second) == nil)
    #expect(path(in: app.second)?.last == .product("teapot"))
  }

  @Test func `stays where the other window asks first about what was entered there`() throws {
    openTeapot()
    app.act(.present(.fullScreenCover(.checkout)), in: app.second)
    try app.type("Robin", into: .name, in: app.second)
    let before = app.scene(app.first)

    let outcome = app.act(.movePlace(from: app.first, to: app.second))

    let question = try #require(app.presented(in: app.second))
    #expect(outcome == .presented(question))
    #expect(app.scene(app.first) == before)
    #expect(path(in: app.second) == [])
    #expect(app.windows.focus == app.second)
    let again = app.act(.movePlace(from: app.first, to: app.second))
    #expect(again == .covered(by: question))
    #expect(app.scene(app.first) == before)
  }

  @Test func `stays where the guard leads in a circle`() {
    let app = ShopApp(
      shop: Shop(ShopState(catalog: Catalog.sample, account: Account.samples[0])),
      windows: SceneGroup(state: AppState(windowCount: 2)),
      guard: RouteGuard { place, shop in
        guard shop.settings.goesBackAcrossTabs else { return .allow }
        return place == .people ? .redirect(.settings) : .redirect(.people)
      }
    )
    app.act(.navigate(.profile(.people)), in: app.first)
    var settings = app.shop.state.settings
    settings.goesBackAcrossTabs = true
    app.send(.shop(.changeSettings(settings)), cause: .key)
    let before = app.windows.state

    let outcome = app.act(.movePlace(from: app.first, to: app.second))

    #expect(outcome == .shop(.guardLoop([.people, .settings, .people])))
    #expect(app.windows.state == before)
  }

  @Test func `makes no window more than there can be, and leaves none`() {
    let app = ShopApp.sample(windows: 2, limit: 2)
    app.act(.navigate(.home(.cart)), in: app.first)
    let before = app.windows.state

    #expect(app.act(.movePlace(from: app.first, to: nil)) == .tooManyWindows(limit: 2))
    let gone = SceneID(number: 77)
    #expect(app.act(.movePlace(from: app.first, to: gone)) == .noSuchWindow(gone))
    #expect(app.act(.movePlace(from: gone, to: app.first)) == .noSuchWindow(gone))
    #expect(app.act(.movePlace(from: app.first, to: app.first)) == .unchanged)
    #expect(app.windows.state == before)
  }

  @Test func `is a trespass where a third window moves with it`() {
    let shared = SceneRouter(scene: SceneID(number: 2))
    let app = ShopApp.sample(windows: 3) { id, state in
      id.number == 1 ? SceneRouter(scene: id, state: state) : shared
    }
    app.act(.navigate(.home(.cart)), in: app.first)

    let record = app.send(.app(.movePlace(from: app.first, to: app.second)), cause: .key)

    #expect(record?.verdict.wronglyMoved.map(\.letter) == ["C"])
  }

  @Test func `is missed by its law where it is left behind`() throws {
    openTeapot()
    let move = Action.app(.movePlace(from: app.first, to: app.second))
    let step = try #require(app.sendAll(move, cause: .key).first)

    let left = step.withoutChange(of: app.first)

    #expect(StepLaws.shop.violations(of: step).isEmpty)
    #expect(StepLaws.shop.violations(of: left).map(\.law) == [.oneStep])
  }
}
