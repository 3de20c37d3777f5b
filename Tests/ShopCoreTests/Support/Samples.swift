import SceneNavigation
import ShopCore

extension Catalog {
  /// A small shop for tests: three products on two shelves and two people.
  static let sample = Catalog(
    name: "Corner shop",
    currency: Currency(code: "EUR"),
    categories: [
      Category(id: "tea", name: "Tea & Coffee"), Category(id: "desk", name: "Desk"),
    ],
    products: [
      Product(
        id: "teapot",
        name: "Teapot",
        category: "tea",
        price: .euro(2450),
        stock: 3,
        related: ["cup"],
        reviews: [
          Review(author: "ada", rating: 5, title: "Pours", text: "It pours.", day: "2026-03-02")
        ]
      ),
      Product(id: "cup", name: "Cup", category: "tea", price: .euro(900), stock: 0),
      Product(id: "lamp", name: "Desk lamp", category: "desk", price: nil, stock: 5),
    ],
    people: [Person(id: "ada", name: "Ada Nwosu"), Person(id: "tess", name: "Tess")]
  )
}

extension Money {
  static func euro(_ cents: Int) -> Money {
    Money(minorUnits: cents, currency: Currency(code: "EUR"))
  }
}

@MainActor extension ShopApp {
  /// An app with so many fresh windows over the sample catalogue, wired as it should be unless
  /// another factory is given.
  static func sample(
    windows: Int = 2,
    limit: Int = 26,
    areReady: Bool = true,
    makeRouter: @escaping SceneGroup.RouterFactory = { SceneRouter(scene: $0, state: $1) }
  ) -> ShopApp {
    ShopApp(
      shop: Shop(
        ShopState(
          catalog: Catalog.sample,
          orders: Order.samples(from: .sample),
          account: Account.samples[0]
        )
      ),
      windows: SceneGroup(
        state: AppState(windowCount: windows),
        limit: limit,
        areReady: areReady,
        makeRouter: makeRouter
      )
    )
  }

  var first: SceneID { windows.windows[0].id }
  var second: SceneID { windows.windows[1].id }
  var third: SceneID { windows.windows[2].id }

  /// Does something in a window as if by a key, and returns what came of it.
  @discardableResult func act(_ action: SceneAction, in id: SceneID) -> Outcome? {
    send(.scene(action, in: id), cause: .key)?.outcome
  }

  @discardableResult func act(_ action: ShopAction) -> Outcome? {
    send(.shop(action), cause: .key)?.outcome
  }

  @discardableResult func act(_ action: AppAction) -> Outcome? {
    send(.app(action), cause: .key)?.outcome
  }

  func scene(_ id: SceneID) -> SceneState? { windows.state.scene(id) }
}
