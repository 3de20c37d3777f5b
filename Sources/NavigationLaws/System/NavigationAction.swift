/// What a user does in one window.
public enum NavigationAction<
  Tab: Hashable & Sendable,
  Route: Hashable & Sendable,
  Sheet: Hashable & Sendable
>: Hashable, Sendable {
  /// Pushes a route onto the selected tab's stack.
  case push(Route)
  /// Goes back: pops or dismisses what is on top.
  case back
  /// Pops the selected tab to its root.
  case popToRoot
  /// Selects a tab, or taps the selected one again.
  case select(Tab)
  /// Opens a link.
  case open(NavigationLink<Tab, Route>)
  /// Presents a sheet over the window.
  case present(Sheet)
  /// Dismisses a presentation by its id, which may already be gone.
  case dismiss(PresentedSheet.ID)
}
