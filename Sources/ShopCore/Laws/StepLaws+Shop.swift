public import NavigationLaws
public import SceneNavigation

extension StepLaws {
  /// The laws of the shop's windows.
  public static let shop = StepLaws(of: .shop, returning: \.withoutAccount)
}

extension ShopApp {
  /// Carries out an action and returns every violation of the laws that can be checked after it.
  public func sendChecked(_ action: Action, cause: Cause) -> [Violation] {
    sendAll(action, cause: cause).flatMap { StepLaws.shop.violations(of: $0) }
  }
}

extension SceneState {
  /// The state without account pages and without what is presented above them.
  package var withoutAccount: SceneState {
    var kept = self
    for tab in AppTab.allCases { kept.stacks[tab]?.truncate { !$0.isOfAccount } }
    kept.presentations = Array(
      presentations.prefix { presented in
        !presented.content.wantsSignIn && (presented.presenter.map(kept.stacks.contains) ?? true)
      }
    )
    return kept
  }
}

extension Entry {
  /// True if it shows an account's page, which needs a sign-in.
  var isOfAccount: Bool {
    switch route.value(as: ProfileRoute.self) {
    case .account, .orders, .order: true
    default: false
    }
  }
}
