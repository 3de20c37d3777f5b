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

  /// Hands out the windows that were touched since the last time, each once.
  func take() -> [SceneID] {
    defer { scenes = [] }
    guard scenes.count > 1 else { return scenes }
    return Set(scenes).sorted()
  }
}
