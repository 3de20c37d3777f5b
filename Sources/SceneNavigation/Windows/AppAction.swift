/// What is declared to reach further than one window: the whole app, or those it names.
public enum AppAction: Hashable, Sendable {
  /// A new window at the end, standing where the link leads, or fresh without one.
  indirect case openWindow(LinkTarget?)
  case duplicateWindow(SceneID)
  /// Closes a window; one with a flow in which something was entered asks first.
  case closeWindow(SceneID)
  /// Closes a window and whatever was entered in it.
  case closeWindowAnyway(SceneID)
  case reopenWindow
  /// Takes the place a window stands on to another one, or to a new one at the end.
  ///
  /// It lands there as a link to it would, and the window it came from goes one step back; where the other
  /// one asks first, or the guard leads elsewhere, it stays in its window as well.
  case movePlace(from: SceneID, to: SceneID?)
  case focusWindow(SceneID)
  case focusNextWindow
  case focusPreviousWindow
  case nextLayout
  case toggleZoom
  /// Has every window stand as it did at another moment; what they share stays.
  indirect case travel(to: AppState)
}
