/// Which windows there are, in which order and with which focus, without what is in them.
public struct WindowList: Hashable, Sendable {
  /// In their order on the screen.
  public let windows: [Window]
  public let focus: SceneID
  public let arrangement: Arrangement
  /// The number the next window's scene gets.
  public let nextScene: Int

  /// The list with what is in each window.
  func state(scene: (SceneID) -> SceneState) -> AppState { AppState(self, scene: scene) }
}
