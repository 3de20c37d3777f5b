/// Which windows there are, in which order and with which focus, without what is in them.
public struct WindowList: Hashable, Sendable {
  /// In their order on the screen.
  public internal(set) var windows: [Window]
  /// The window that has the focus.
  public internal(set) var focus: SceneID
  /// How the windows stand side by side.
  public internal(set) var arrangement: Arrangement
  /// The number the next window's scene gets.
  public internal(set) var nextScene: Int

  /// The window of an id; nil where there is none.
  func window(_ id: SceneID) -> Window? { windows.first { $0.id == id } }

  /// The list with what is in each window.
  func state(scene: (SceneID) -> SceneState) -> AppState { AppState(self, scene: scene) }
}
