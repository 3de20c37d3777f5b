/// What selecting the selected tab does.
public enum Reselection: String, CaseIterable, Codable, Sendable {
  case popsToRoot
  case doesNothing

  /// Selects a tab again that is not at its root.
  @MainActor func select(_ tab: TabCoordinator<AnyRoute>) -> Outcome {
    switch self {
    case .popsToRoot: tab.popToRoot()
    case .doesNothing: .unchanged
    }
  }
}
