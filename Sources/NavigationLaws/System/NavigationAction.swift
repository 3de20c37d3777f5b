/// What a user does in one window.
public enum NavigationAction<
  Tab: Hashable & Sendable,
  Route: Hashable & Sendable,
  Sheet: Hashable & Sendable
>: Hashable, Sendable {
  /// Push a route onto the selected tab's stack.
  case push(Route)
  /// One step back in what is on top.
  case back
  /// Back to the selected tab's root.
  case popToRoot
  /// Select a tab; the selected one again is a re-tap.
  case select(Tab)
  /// Follow a link.
  case open(NavigationLink<Tab, Route>)
  /// Present a sheet over the window.
  case present(Sheet)
  /// Dismiss a presentation by its id, which may be gone by now.
  case dismiss(PresentedSheet.ID)
}
