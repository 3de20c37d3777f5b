import NavigationLaws
import SceneNavigation
import ShopCore
import Testing

@MainActor @Suite struct `The article on the laws` {
  @Test func `can be followed from top to bottom`() throws {
    let catalog = Catalog(
      name: "Corner shop",
      currency: Currency(code: "EUR"),
      categories: [Category(id: "tea", name: "Tea")],
      products: [Product(id: "teapot", name: "Teapot", category: "tea", price: nil, stock: 3)],
      people: [Person(id: "ada", name: "Ada Nwosu")]
    )
    let shop = ShopState(catalog: catalog, account: Account.samples[0])
    let app = ShopApp(shop: Shop(shop), windows: SceneGroup(state: AppState(windowCount: 2)))

    var walk = RandomWalk(seed: 7919, through: catalog)
    for _ in 0..<100 {
      let violations = app.sendChecked(walk.next(in: app), cause: .script)
      #expect(violations.isEmpty)
    }

    let verification = ShopVerification(shop, windows: 2)
    let report = verification.random(events: 1_000, seed: 7919)
    #expect(report.broken.isEmpty)

    let wiring = NamedWiring.appLevelPath.switches
    let shared = ShopVerification(shop, windows: 2, composed: wiring)
    let found = shared.random(events: 1_000, seed: 7919).counterexample(of: "window-isolation")
    let example = try #require(found)
    #expect(example.length == 1)

    #expect(verification.every(upTo: 1).broken.isEmpty)
  }
}
