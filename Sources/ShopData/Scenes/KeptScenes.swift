public import SceneNavigation
import ShopCore

/// The size of each window's saved values and when they were last written.
public struct KeptScenes: Hashable, Sendable {
  /// What is saved for one window.
  public struct Scene: Hashable, Sendable {
    /// The total size of its values.
    public internal(set) var bytes: Int
    /// When it was last written in this run, as `14:02:07`; nil if it wasn't.
    public internal(set) var time: String?
  }

  /// What is saved, by window.
  public internal(set) var scenes: [SceneID: Scene] = [:]

  /// What is saved for a window; nil if nothing is.
  public subscript(id: SceneID) -> Scene? { scenes[id] }
}
