/// The windows whose state may be another than before: only they have to be compared after an
/// action, however many others there are.
///
/// A note of somebody who touched a scene decides nothing by itself; what changed is found by
/// comparing values.
@MainActor final class TouchedScenes {
  private var scenes: [SceneID] = []

  func note(_ scene: SceneID) {
    if scenes.last != scene { scenes.append(scene) }
  }

  /// Hands out each window that was touched since the last time, once.
  func take(_ body: (SceneID) -> Void) {
    guard scenes.count > 1 else {
      if let only = scenes.popLast() { body(only) }
      return
    }
    var seen: Set<SceneID> = []
    for scene in scenes where seen.insert(scene).inserted { body(scene) }
    scenes.removeAll(keepingCapacity: true)
  }
}
