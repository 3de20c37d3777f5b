/// One event of a history.
///
/// Windows are named by their place, so that a history can be shortened and replayed.
public enum NavigationEvent<System: NavigationSystem>: Hashable, Sendable {
  case push(System.Route, in: Int)
  case back(in: Int)
  case popToRoot(in: Int)
  case select(System.Tab, in: Int)
  case open(NavigationLink<System.Tab, System.Route>, in: Int)
  case present(System.Sheet, in: Int)
  /// Dismisses what was presented there, the latest (0) or so many before it, whether or not it still is.
  case dismiss(Int, in: Int)
  /// Writes the path that the tab had so many changes ago.
  case writePath(Int, of: System.Tab, in: Int)
  /// Something else that a user does in one window.
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
