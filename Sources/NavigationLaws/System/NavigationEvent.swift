/// An event of a history.
///
/// Windows are identified by index, so that a history can be shortened and replayed.
public enum NavigationEvent<System: NavigationSystem>: Hashable, Sendable {
  case push(System.Route, in: Int)
  case back(in: Int)
  case popToRoot(in: Int)
  case select(System.Tab, in: Int)
  case open(NavigationLink<System.Tab, System.Route>, in: Int)
  case present(System.Sheet, in: Int)
  /// Dismisses the latest presentation (0) or an earlier one, even if it is already gone.
  case dismiss(Int, in: Int)
  /// Writes an earlier path of the tab: the one before its latest change (0) or an earlier one.
  case writePath(Int, of: System.Tab, in: Int)
  /// A custom event in one window.
  case scene(System.SceneEvent, in: Int)
  case app(System.AppEvent)
  case signIn
  case signOut
  case openWindow
  case duplicateWindow(Int)
  case closeWindow(Int)
  case relaunch
  case relaunchByLink(NavigationLink<System.Tab, System.Route>, in: Int)
  case timePasses
}
