public import NavigationLaws
public import SceneNavigation

extension StepLaws {
  /// Takes an action in the shop, with everything it changed.
  public init(_ step: Step) {
    self.init(step, in: .shop, returning: \.withoutAccount)
  }
}

extension ShopApp {
  /// Carries out an action and checks every law that can be checked after one.
  public func sendChecked(_ action: Action, cause: Cause) -> [Violation] {
    sendAll(action, cause: cause).flatMap { StepLaws($0).violations }
  }
}

extension SceneState {
  /// The same without what is an account's own, and what is presented over that.
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
  /// Whether it leads to what is an account's own, which is shown to nobody who is not signed in.
  var isOfAccount: Bool {
    switch route.value(as: ProfileRoute.self) {
    case .account, .orders, .order: true
    default: false
    }
  }
}
