/// Which windows there are, in which order and with which focus, without what is in them.
public struct WindowList: Hashable, Sendable {
  /// In their order on the screen.
  public package(set) var windows: [SceneWindow]
  /// The window that has the focus.
  public package(set) var focus: SceneID
  /// How the windows stand side by side.
  public package(set) var arrangement: Arrangement
  /// The number the next window's scene gets.
  public package(set) var nextScene: Int

  package init(windows: [SceneWindow], focus: SceneID, arrangement: Arrangement, nextScene: Int) {
    self.windows = windows
    self.focus = focus
    self.arrangement = arrangement
    self.nextScene = nextScene
  }

  /// The window of an id; nil where there is none.
  package func window(_ id: SceneID) -> SceneWindow? { index(of: id).map { windows[$0] } }

  /// The place of a window; nil where there is none of this id.
  func index(of id: SceneID) -> Int? { windows.firstIndex { $0.id == id } }
}
