/// Which windows there are, in which order and with which focus, without what is in them.
public struct WindowList: Hashable, Sendable {
  /// In their order on the screen.
  public let windows: [Window]
  /// The window that has the focus.
  public let focus: SceneID
  /// How the windows stand side by side.
  public let arrangement: Arrangement
  /// The number the next window's scene gets.
  public let nextScene: Int

  /// The list with what is in each window.
  func state(scene: (SceneID) -> SceneState) -> AppState { AppState(self, scene: scene) }
}
