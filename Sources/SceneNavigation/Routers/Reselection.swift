/// What selecting the selected tab does.
public enum Reselection: Hashable, Sendable {
  /// Pops it to its root, and at the root asks its screen to scroll to the top.
  case popsToRoot
  case doesNothing
}
