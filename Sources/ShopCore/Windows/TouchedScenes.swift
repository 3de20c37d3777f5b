/// The windows whose state may be another than before: only they have to be compared after an
/// action, however many others there are.
///
/// A note of somebody who touched a scene decides nothing by itself; what changed is found by
/// comparing values.
@MainActor final class TouchedScenes {
  /// The scene that was touched first: nearly always the only one.
  private var first: SceneID?
  private var others: [SceneID] = []
  private var closed: [OpenWindow] = []

  func note(_ scene: SceneID) {
    if first == nil {
      first = scene
    } else if first != scene, others.last != scene {
      others.append(scene)
    }
  }

  /// Notes a window that is no longer there.
  func noteClosing(_ window: OpenWindow) { closed.append(window) }

  /// Tells which windows were touched since the last time, each once, the closed ones first.
  func take(closed tellClosed: (OpenWindow) -> Void, open tellOpen: (SceneID) -> Void) {
    if !closed.isEmpty {
      for window in closed { tellClosed(window) }
      closed = []
    }
    guard let first else { return }
    self.first = nil
    guard !others.isEmpty else { return tellOpen(first) }
    let all = Set(others + [first]).sorted()
    others = []
    for scene in all { tellOpen(scene) }
  }
}
