public import SceneNavigation

extension AppDescription {
  /// The shop as navigation sees it: tabs, routes, presentations and fields.
  public static let shop = AppDescription(
    tabs: AppTab.allCases.map { tab in Tab(tab.rawValue, title: tab.title) { tab.accepts($0) } },
    routes: .shop,
    presenting: Presentation.Content.self,
    fields: FieldID.all,
    secretFields: [.cardNumber, .securityCode]
  )
}
