public import NavigationLaws
public import SceneNavigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the laws need to know about the shop.
extension ShopNavigation: VerifiedApp {
  func launchedAgain() -> any NavigationApp {
    ShopNavigation(shop: Shop(shop.state), guard: routeGuard, payments: payments)
  }

  var returning: @Sendable (SceneState) -> SceneState { { $0.withoutAccount } }

  func wordsToForget(after step: Step) -> [String] { step.wordsToForget }

  var keptAside: [UnreadableValue] {
    guard let account = shop.state.account else { return [] }
    return [
      UnreadableValue(
        scene: SceneID(number: 1),
        key: SceneKey.entry(AppTab.profile.position, 0).name(in: .shop),
        value: Data("\"\(account.id)\"".utf8),
        reason: "cannot be read"
      )
    ]
  }

  func likelyEvents(in window: SceneID, of store: NavigationStore) -> [CustomEvent] {
    guard let router = store.windows.router(window), let presented = router.presented
    else { return [] }
    if router.paying != nil {
      return [.answerPayment(.accepted), .answerPayment(.declined), .submit]
    }
    switch presented.content {
    case .fullScreenCover(.checkout), .sheet: return CustomEvent.likelyInForms
    case .fullScreenCover(.signIn), .alert, .confirmationDialog: return []
    }
  }
}

extension Step {
  /// The ids of the account that was left and of its orders.
  var wordsToForget: [String] {
    guard let account = record.outcome.accountLeft else { return [] }
    let orders = (shopChange?.before.orders ?? []).filter { $0.account == account }
    return [account.rawValue] + orders.map(\.id.rawValue)
  }
}

extension SceneSystem {
  /// A system of the shop's windows; payments are answered at once, except for one card.
  public convenience init(_ shop: ShopState, _ setting: Setting) {
    self.init(shop, setting, from: AppState(windowCount: setting.windows))
  }

  convenience init(_ shop: ShopState, _ setting: Setting, from state: AppState) {
    let app = ShopNavigation(shop: Shop(shop), guard: .shop, payments: ScriptedPayments())
    self.init(app, setting, from: state)
  }
}

extension SceneSystem {
  package var shopApp: ShopApp? {
    (app as? ShopNavigation).map { ShopApp($0, store) }
  }
}

extension SceneSystem.Setting {
  /// The setting for a number of windows of the shop, composed under a wiring.
  public static func shop(
    windows: Int,
    limit: Int? = nil,
    wiring: Wiring = Wiring()
  ) -> SceneSystem.Setting {
    var setting = SceneSystem.Setting()
    setting.windows = windows
    setting.limit = max(windows, limit ?? min(windows + 2, SceneWindow.most))
    setting.wiring = wiring
    setting.account = Account(
      signIn: AnyRoute(ShopAction.signIn(ShopCore.Account.samples[0].id)),
      signOut: AnyRoute(ShopAction.signOut)
    )
    return setting
  }
}
