/// Storage that knows only one window: whatever is written for any of them lands in the same
/// place, and each of them reads it back as its own.
///
/// That is what becomes of state that is saved under a key of the app's instead of the scene's.
@MainActor final class OneKeyStorage: SceneStorage {
  private let storage: any SceneStorage
  private let coding: SceneCoding
  private static let key = SceneID(number: 1)

  init(_ storage: any SceneStorage, of app: AppDescription) {
    self.storage = storage
    coding = SceneCoding(app)
  }

  func read() throws(SceneStorageError) -> StoredScenes? {
    guard var stored = try storage.read() else { return nil }
    let values = stored.scenes[Self.key] ?? [:]
    let windows: [Window]?
    do {
      windows = try stored.app[WindowsKey.windows.rawValue].map {
        try coding.decode([Window].self, from: $0)
      }
    } catch {
      throw SceneStorageError("The list of windows cannot be read: \(error)")
    }
    for window in windows ?? [] { stored.scenes[window.id] = values }
    return stored
  }

  func write(_ changes: StoredChanges) throws(SceneStorageError) {
    try storage.write(underOneKey(changes))
  }

  func keepAside(
    _ values: [UnreadableValue],
    writing changes: StoredChanges
  ) throws(SceneStorageError) {
    try storage.keepAside(values, writing: underOneKey(changes))
  }

  private func underOneKey(_ changes: StoredChanges) -> StoredChanges {
    var changed = changes
    changed.scenes = [:]
    changed.forgotten = changes.forgotten.isEmpty ? [] : [Self.key]
    for (_, values) in changes.scenes.sorted(by: { $0.key < $1.key }) {
      changed.scenes[Self.key, default: [:]].merge(values) { _, new in new }
    }
    return changed
  }
}
