/// Window storage in memory, for tests and previews.
@MainActor public final class MemoryWindowStorage: WindowStorage {
  /// The stored values.
  public private(set) var stored = StoredScenes()
  /// The unreadable values that were set aside.
  public private(set) var aside: [UnreadableValue] = []
  package private(set) var lastChanges = StoredChanges()

  /// A storage with these values.
  public init(_ stored: StoredScenes = StoredScenes()) {
    self.stored = stored
  }

  public func read() throws(WindowStorageError) -> StoredScenes? {
    stored.app.isEmpty && stored.scenes.isEmpty ? nil : stored
  }

  public func write(_ changes: StoredChanges) throws(WindowStorageError) {
    lastChanges = changes
    if changes.forgetsEverything {
      stored = StoredScenes()
      aside = []
    }
    for scene in changes.forgotten { stored.scenes[scene] = nil }
    for (key, value) in changes.app { stored.app[key.rawValue] = value }
    for (scene, values) in changes.scenes {
      for (key, value) in values { stored.scenes[scene, default: [:]][key] = value }
    }
  }

  package func forgetChanges() { lastChanges = StoredChanges() }

  public func keepAside(_ values: [UnreadableValue], writing changes: StoredChanges)
    throws(WindowStorageError)
  {
    aside += values
    for value in values where value.scene == nil { stored.app[value.key] = nil }
    try write(changes)
  }
}
