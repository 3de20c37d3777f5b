import SceneNavigation
import ShopCore
import Testing

@MainActor @Suite struct `The article on links` {
  @Test func `can be followed from top to bottom`() throws {
    var sentence = ""
    do throws(LinkError) {
      _ = try DeepLink("myshop://basement")
    } catch {
      sentence = error.description
    }
    #expect(sentence.hasPrefix("The shop has no place “basement”."))

    let catalog = Catalog(
      name: "Corner shop",
      currency: Currency(code: "EUR"),
      categories: [],
      products: [],
      people: []
    )
    let shop = Shop(ShopState(catalog: catalog, account: Account.samples[0]))
    let app = ShopApp(shop: shop, windows: SceneGroup(state: AppState(windowCount: 2)))

    let link = try DeepLink("myshop://order/1008")
    let target = link.target(in: shop.state)
    let window = app.windows.focus
    app.send(.scene(.openLink(target), in: window), cause: .link)
    let order = NavigationPath([ProfileRoute.orders, .order("1008")])
    #expect(app.windows.router(window)?.stack(of: .profile).path == order)
    #expect(app.windows.router(app.windows.windows[1].id)?.state == SceneState())

    let windows = SceneGroup(state: AppState(windowCount: 2), areReady: false)
    let launched = ShopApp(shop: shop, windows: windows)
    let record = launched.send(.scene(.openLink(target), in: windows.focus), cause: .link)
    #expect(record?.outcome == .linkWaits(place: 1))

    launched.finishLaunching()
    #expect(windows.router(windows.focus)?.stack(of: .profile).path == order)
    #expect(windows.state == app.windows.state)
  }
}
