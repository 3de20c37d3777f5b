public import ShopCore

/// How much is kept of each window, and since when.
public struct KeptScenes: Hashable, Sendable {
  /// What is kept under one window's key.
  public struct Scene: Hashable, Sendable {
    public internal(set) var bytes: Int
    /// When it was written last in this run, as `14:02:07`; nil where it was not.
    public internal(set) var time: String?
  }

  public internal(set) var scenes: [SceneID: Scene] = [:]

  public subscript(id: SceneID) -> Scene? { scenes[id] }
}
