// swift-format-ignore-file
import Foundation
import NavigationLaws
import SceneNavigation
import ShopCore
import Testing

/// The last 6 actions of a ledger, without keys and a screen.
@MainActor @Suite struct `The actions of LedgerTests` {
  @Test func `moves only the windows it acts on, and ends in the same state`() throws {
    let catalog = Catalog(
      name: "Script",
      currency: Currency(code: "EUR"),
      categories: [],
      products: [
        Product(id: "teapot", name: "Teapot", category: "tea", price: Money(minorUnits: 2450, currency: Currency(code: "EUR")), stock: 12),
        Product(id: "creme-brulee-torch", name: "Crème brûlée torch", category: "kitchen", price: Money(minorUnits: 3850, currency: Currency(code: "EUR")), stock: 15),
      ],
      people: []
    )
    let a = SceneID(number: 1)
    let b = SceneID(number: 2)
    let c = SceneID(number: 3)
    let decoder = JSONDecoder()
    decoder.userInfo = AppDescription.shop.userInfo
    let windows = try decoder.decode(
      AppState.self,
      from: Data("{\"arrangement\":{\"isZoomed\":false,\"layout\":\"automatic\"},\"focus\":3,\"nextScene\":4,\"windows\":[{\"scene\":{\"nextEntry\":2,\"origins\":[],\"presentations\":[],\"selectedTab\":\"home\",\"stacks\":{\"home\":{\"entries\":[{\"cause\":\"key\",\"id\":{\"number\":1,\"scene\":1},\"route\":{\"type\":\"home\",\"value\":{\"product\":{\"_0\":\"teapot\"}}},\"view\":{}}],\"root\":{}}}},\"window\":{\"id\":1,\"letter\":\"A\"}},{\"scene\":{\"nextEntry\":1,\"origins\":[],\"presentations\":[],\"selectedTab\":\"search\",\"stacks\":{}},\"window\":{\"id\":2,\"letter\":\"B\"}},{\"scene\":{\"nextEntry\":1,\"origins\":[],\"presentations\":[],\"selectedTab\":\"home\",\"stacks\":{}},\"window\":{\"id\":3,\"letter\":\"C\",\"opener\":2}}]}".utf8)
    )
    var cart = Cart()
    cart.setQuantity(1, of: Article("teapot"))
    let app = ShopApp(
      shop: Shop(
        ShopState(
          catalog: catalog,
          cart: cart,
          orders: Order.samples(from: catalog),
          account: Account.samples[0]
        )
      ),
      windows: SceneGroup(
        state: windows,
        makeRouter: NamedWiring.perScene.makeRouters()
      )
    )
    var moved: [String] = []
    var broken: Set<LawName> = []
    app.observe { step in
      moved.append(step.record.verdict.moved.map(\.letter).joined())
      broken.formUnion(StepLaws.shop.violations(of: step).map(\.law))
    }

    // action 6: C · selection moved
    app.send(.scene(.look(.root(.home), selection: 1, scroll: 0), in: c), cause: .key)

    // action 7: C · product “Crème brûlée torch” pushed
    app.send(.scene(.navigate(.home(.product("creme-brulee-torch"))), in: c), cause: .key)

    // action 8: C · cart · 1 × “Crème brûlée torch”
    app.send(.shop(.addToCart(Article("creme-brulee-torch"))), cause: .key)

    // action 9: C · product “Crème brûlée torch” popped
    app.send(.scene(.popToRoot, in: c), cause: .key)

    // action 10: A has the focus
    app.send(.app(.focusNextWindow), cause: .key)

    // action 11: A → B · product “Teapot” moved
    app.send(.app(.movePlace(from: a, to: b)), cause: .key)

    let whoMoved: [String] = [
      "C", "C", "", "C", "", "AB",
    ]
    #expect(moved == whoMoved)
    #expect(broken.isEmpty)

    let state = app.windows.state
    #expect(state.focus == b)

    let sceneA = try #require(state.scene(a))
    #expect(sceneA.selectedTab == .home)
    #expect(sceneA.stack(of: .home).isAtRoot)
    #expect(sceneA.stack(of: .search).isAtRoot)
    #expect(sceneA.stack(of: .profile).isAtRoot)
    #expect(sceneA.presentations.isEmpty)

    let sceneB = try #require(state.scene(b))
    #expect(sceneB.selectedTab == .home)
    #expect(sceneB.stack(of: .home).path == NavigationPath([AnyRoute(HomeRoute.category("tea")), AnyRoute(HomeRoute.product("teapot"))]))
    #expect(sceneB.stack(of: .search).isAtRoot)
    #expect(sceneB.stack(of: .profile).isAtRoot)
    #expect(sceneB.presentations.isEmpty)

    let sceneC = try #require(state.scene(c))
    #expect(sceneC.selectedTab == .home)
    #expect(sceneC.stack(of: .home).isAtRoot)
    #expect(sceneC.stack(of: .search).isAtRoot)
    #expect(sceneC.stack(of: .profile).isAtRoot)
    #expect(sceneC.presentations.isEmpty)

    #expect(app.shop.state.cart.quantity(of: Article("teapot")) == 1)
    #expect(app.shop.state.cart.quantity(of: Article("creme-brulee-torch")) == 1)
  }
}
