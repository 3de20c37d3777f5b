public import SceneNavigation

extension AppDescription {
  /// The shop.
  public static let shop = AppDescription(
    tabs: AppTab.allCases.map { tab in Tab(tab.rawValue, title: tab.title) { tab.takes($0) } },
    routes: .shop,
    presenting: Presentation.Content.self,
    acceptsStep: { presented, step in
      presented.value(as: Presentation.Content.self) == .fullScreenCover(.checkout)
        && step.value(as: CheckoutStep.self) != nil
    },
    fields: FieldID.all
  )
}
