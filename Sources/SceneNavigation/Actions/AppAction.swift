/// An action that may reach more than one window.
public enum AppAction: Hashable, Sendable {
  /// Opens a window at the end, at a link or at the start.
  indirect case openWindow(LinkTarget?)
  case duplicateWindow(SceneID)
  /// Closes a window; if a flow in it has unsaved input, asks first.
  case closeWindow(SceneID)
  /// Closes a window and discards unsaved input.
  case closeWindowAnyway(SceneID)
  case reopenWindow
  /// Moves a window's top entry to another window, or to a new one if the destination is nil.
  ///
  /// It opens there as a link, and the source window goes back. If the other window asks first, or
  /// the guard redirects, the entry also stays in its window.
  case movePlace(from: SceneID, to: SceneID?)
  case focusWindow(SceneID)
  case focusNextWindow
  case focusPreviousWindow
  case nextLayout
  case toggleZoom
  /// Restores an earlier state of all windows; shared state does not change.
  indirect case travel(to: AppState)
}
