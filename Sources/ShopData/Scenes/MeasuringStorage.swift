public import SceneNavigation
import ShopCore

/// Window storage that tracks how many bytes are saved for each window.
public final class MeasuringStorage: WindowStorage {
  private let storage: any WindowStorage
  private var sizes: [SceneID: [String: Int]] = [:]
  private var times: [SceneID: SessionTime] = [:]

  /// Wraps another storage.
  public init(_ storage: any WindowStorage) {
    self.storage = storage
  }

  /// What was saved as of the last read or write.
  public var savedSizes: [SceneID: SavedSize] {
    Dictionary(
      uniqueKeysWithValues: sizes.map { id, values in
        (id, SavedSize(bytes: values.values.reduce(0, +), time: times[id]?.timeOfDay))
      }
    )
  }

  public func read() throws(WindowStorageError) -> StoredScenes? {
    let stored = try storage.read()
    sizes = stored?.scenes.mapValues { values in values.mapValues(\.count) } ?? [:]
    return stored
  }

  public func keepAside(
    _ values: [UnreadableValue],
    writing changes: StoredChanges
  ) throws(WindowStorageError) {
    try storage.keepAside(values, writing: changes)
    for value in values { if let scene = value.scene { sizes[scene]?[value.key] = nil } }
    note(changes)
  }

  private func note(_ changes: StoredChanges) {
    if changes.forgetsEverything { (sizes, times) = ([:], [:]) }
    for scene in changes.forgotten { (sizes[scene], times[scene]) = (nil, nil) }
    for (scene, values) in changes.scenes {
      times[scene] = .now
      for (key, value) in values { sizes[scene, default: [:]][key] = value?.count }
    }
  }
}
