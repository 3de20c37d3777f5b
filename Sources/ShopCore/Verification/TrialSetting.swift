public import SceneNavigation

/// What a trial begins with.
public struct TrialSetting: Sendable {
  /// How the app under trial is composed.
  public let wiring: Wiring
  /// The shop every history begins with.
  public let shop: ShopState
  /// How many windows there are at first.
  public let windows: Int
  /// How many there can be; unless said otherwise some more, as far as the shop has letters for them.
  public let limit: Int
  /// Whether the windows are kept after each action, as in the program, and not only for a relaunch.
  let savesEachAction: Bool
  /// What random walks choose from.
  let choices: WalkChoices

  /// A number of fresh windows over a shop, composed under a wiring.
  public init(
    wiring: NamedWiring = .perScene,
    shop: ShopState,
    windows: Int,
    limit: Int? = nil
  ) {
    self.init(mixing: wiring.switches, shop: shop, windows: windows, limit: limit)
  }

  /// The same under any mixture of mistakes.
  public init(mixing wiring: Wiring, shop: ShopState, windows: Int, limit: Int? = nil) {
    self.init(
      wiring: wiring,
      shop: shop,
      windows: windows,
      limit: max(windows, limit ?? min(windows + 2, SceneGroup.most)),
      savesEachAction: false,
      choices: WalkChoices(of: shop.catalog, orders: shop.orders.map(\.id))
    )
  }

  private init(
    wiring: Wiring,
    shop: ShopState,
    windows: Int,
    limit: Int,
    savesEachAction: Bool,
    choices: WalkChoices
  ) {
    self.wiring = wiring
    self.shop = shop
    self.windows = windows
    self.limit = limit
    self.savesEachAction = savesEachAction
    self.choices = choices
  }

  /// The same, with the windows kept after each action.
  package var savingEachAction: TrialSetting {
    TrialSetting(
      wiring: wiring,
      shop: shop,
      windows: windows,
      limit: limit,
      savesEachAction: true,
      choices: choices
    )
  }

  /// The same, composed in the right way.
  var right: TrialSetting {
    TrialSetting(
      wiring: Wiring(),
      shop: shop,
      windows: windows,
      limit: limit,
      savesEachAction: savesEachAction,
      choices: choices
    )
  }

  /// An app whose windows stand as given, composed under the wiring.
  @MainActor func makeApp(
    _ state: AppState,
    shop: ShopState? = nil,
    closed: [ClosedWindow] = [],
    areReady: Bool = true
  ) -> ShopApp {
    ShopApp(
      shop: Shop(shop ?? self.shop),
      windows: SceneGroup(
        state: state,
        closed: closed,
        limit: limit,
        areReady: areReady,
        makeRouter: wiring.makeRouters(of: .shop)
      ),
      payments: TrialPayments()
    )
  }
}
