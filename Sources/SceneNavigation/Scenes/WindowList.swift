/// The windows in order, with the focus and the arrangement but without their contents.
public struct WindowList: Hashable, Sendable {
  /// The windows in screen order.
  public package(set) var windows: [SceneWindow]
  /// The id of the focused window.
  public package(set) var focus: SceneID
  /// How the windows share the screen.
  var arrangement: Arrangement
  /// The number of the next window's scene.
  var nextScene: Int

  init(of state: AppState) {
    windows = state.windows.map(\.window)
    focus = state.focus
    arrangement = state.arrangement
    nextScene = state.nextScene
  }

  package func window(_ id: SceneID) -> SceneWindow? { index(of: id).map { windows[$0] } }

  func index(of id: SceneID) -> Int? { windows.firstIndex { $0.id == id } }
}
