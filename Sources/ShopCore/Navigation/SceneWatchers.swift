/// The windows that show a scene, to be told when it is touched.
@MainActor final class SceneWatchers {
  private var watchers: [(scene: SceneID, touched: TouchedScenes)] = []
  /// How often a stack of the scene was touched.
  private(set) var stackTouches = 0

  func add(_ scene: SceneID, noting touched: TouchedScenes) {
    watchers.append((scene, touched))
    touched.note(scene)
  }

  func remove(_ scene: SceneID) {
    watchers.removeAll { $0.scene == scene }
  }

  func touchStacks() {
    stackTouches += 1
    touch()
  }

  func touch() {
    for watcher in watchers { watcher.touched.note(watcher.scene) }
  }
}
