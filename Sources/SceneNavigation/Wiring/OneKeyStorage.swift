/// Storage that ignores the window: all windows write to the same place and read it back as their
/// own.
///
/// This is what happens if state is saved under an app key instead of a scene key.
@MainActor final class OneKeyStorage: WindowStorage {
  private let storage: any WindowStorage
  private let coding: SceneCoding
  private static let key = SceneID(number: 1)

  init(_ storage: any WindowStorage, of app: AppDescription) {
    self.storage = storage
    coding = SceneCoding(app)
  }

  func read() throws(WindowStorageError) -> StoredScenes? {
    guard var stored = try storage.read() else { return nil }
    let values = stored.scenes[Self.key] ?? [:]
    let windows: [SceneWindow]?
    do {
      windows = try stored.app[WindowsKey.windows.rawValue].map {
        try coding.decode([SceneWindow].self, from: $0)
      }
    } catch {
      throw WindowStorageError("The list of windows cannot be read: \(error)")
    }
    for window in windows ?? [] { stored.scenes[window.id] = values }
    return stored
  }

  func keepAside(
    _ values: [UnreadableValue],
    writing changes: StoredChanges
  ) throws(WindowStorageError) {
    try storage.keepAside(values, writing: underOneKey(changes))
  }

  func place(of name: String, in scene: SceneID) -> StoragePlace {
    storage.place(of: name, in: Self.key)
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
