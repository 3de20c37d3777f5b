public import SceneNavigation
import ShopCore

/// How much is kept of each window, and since when.
public struct KeptScenes: Hashable, Sendable {
  /// What is kept under one window's key.
  public struct Scene: Hashable, Sendable {
    /// How many bytes its values have together.
    public internal(set) var bytes: Int
    /// When it was written last in this run, as `14:02:07`; nil where it was not.
    public internal(set) var time: String?
  }

  /// What is kept of each window.
  public internal(set) var scenes: [SceneID: Scene] = [:]

  /// What is kept of a window; nil where that is nothing.
  public subscript(id: SceneID) -> Scene? { scenes[id] }
}
