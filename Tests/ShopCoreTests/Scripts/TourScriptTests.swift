// swift-format-ignore-file
import NavigationLaws
import SceneNavigation
import ShopCore
import Testing

/// What `tour.shop` does, without keys and a screen; made by `shop replay --export-test`.
@MainActor @Suite struct `The script tour` {
  @Test func `moves only the windows it acts on, and ends in the same state`() throws {
    let catalog = Catalog(
      name: "Script",
      currency: Currency(code: "EUR"),
      categories: [],
      products: [
        Product(id: "teapot", name: "Teapot", category: "tea", price: Money(minorUnits: 2450, currency: Currency(code: "EUR")), stock: 12),
      ],
      people: []
    )
    let a = SceneID(number: 1)
    let b = SceneID(number: 2)
    let c = SceneID(number: 3)
    let d = SceneID(number: 4)
    let app = ShopApp(
      shop: Shop(
        ShopState(
          catalog: catalog,
          orders: Order.samples(from: catalog),
          account: Account.samples[0]
        )
      ),
      windows: SceneGroup(
        state: AppState(windowCount: 3),
        makeRouter: NamedWiring.perScene.makeRouters()
      )
    )
    var moved: [String] = []
    var broken: Set<LawName> = []
    app.observe { step in
      moved.append(step.record.verdict.moved.map(\.letter).joined())
      broken.formUnion(StepLaws.shop.violations(of: step).map(\.law))
    }

    // line 5: key Enter
    app.send(.scene(.navigate(.home(.product("teapot"))), in: a), cause: .key)

    // line 10: key Tab 3
    app.send(.app(.focusNextWindow), cause: .key)
    app.send(.scene(.selectTab(.profile), in: b), cause: .key)

    // line 12: key Enter
    app.send(.scene(.navigate(.profile(.orders)), in: b), cause: .key)

    // line 15: open "myshop://search/product/teapot?q=tea" in C
    app.send(.scene(.openLink(LinkTarget(searching: "tea", along: NavigationPath([AnyRoute(Product.ID(rawValue: "teapot"))]))), in: c), cause: .link)

    // line 21: key Esc Esc
    app.send(.scene(.back, in: b), cause: .key)
    app.send(.scene(.back, in: b), cause: .key)

    // line 23: key Tab 1
    app.send(.app(.focusNextWindow), cause: .key)
    app.send(.scene(.selectTab(.home), in: c), cause: .key)

    // line 26: key 2
    app.send(.scene(.selectTab(.search), in: c), cause: .key)

    // line 29: key d
    app.send(.app(.duplicateWindow(c)), cause: .key)

    // line 32: key x
    app.send(.app(.closeWindow(d)), cause: .key)

    // line 35: click "Add to cart" in A
    app.send(.app(.focusWindow(a)), cause: .click)
    app.send(.scene(.look(.entry(Entry.ID(scene: a, number: 1)), selection: 0, scroll: 0), in: a), cause: .click)
    app.send(.shop(.addToCart(Article("teapot"))), cause: .click)

    let whoMoved: [String] = [
      "A", "", "B", "B", "C", "B", "", "", "C", "C", "D", "D", "", "", "",
    ]
    #expect(moved == whoMoved)
    #expect(broken.isEmpty)

    let state = app.windows.state
    #expect(state.focus == a)

    let sceneA = try #require(state.scene(a))
    #expect(sceneA.selectedTab == .home)
    #expect(sceneA.stack(of: .home).path == NavigationPath([AnyRoute(HomeRoute.product("teapot"))]))
    #expect(sceneA.stack(of: .search).isAtRoot)
    #expect(sceneA.stack(of: .profile).isAtRoot)
    #expect(sceneA.presentations.isEmpty)

    let sceneB = try #require(state.scene(b))
    #expect(sceneB.selectedTab == .profile)
    #expect(sceneB.stack(of: .home).isAtRoot)
    #expect(sceneB.stack(of: .search).isAtRoot)
    #expect(sceneB.stack(of: .profile).isAtRoot)
    #expect(sceneB.presentations.isEmpty)

    let sceneC = try #require(state.scene(c))
    #expect(sceneC.selectedTab == .search)
    #expect(sceneC.stack(of: .home).isAtRoot)
    #expect(sceneC.stack(of: .search).path == NavigationPath([AnyRoute(Product.ID(rawValue: "teapot"))]))
    #expect(sceneC.stack(of: .search).root.text(of: .query) == "tea")
    #expect(sceneC.stack(of: .profile).isAtRoot)
    #expect(sceneC.presentations.isEmpty)

    #expect(app.shop.state.cart.quantity(of: Article("teapot")) == 1)
  }
}
