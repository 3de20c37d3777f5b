/// Scene storage in memory: nothing of it outlives the object.
@MainActor public final class MemoryWindowStorage: WindowStorage {
  /// What it holds now.
  public private(set) var stored = StoredScenes()
  /// What could not be read.
  public private(set) var aside: [UnreadableValue] = []
  /// What was written last.
  package private(set) var lastChanges = StoredChanges()

  /// A storage that holds this already.
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

  /// Forgets what was written last, to see what is written next.
  package func forgetChanges() { lastChanges = StoredChanges() }

  public func keepAside(_ values: [UnreadableValue], writing changes: StoredChanges)
    throws(WindowStorageError)
  {
    aside += values
    for value in values where value.scene == nil { stored.app[value.key] = nil }
    try write(changes)
  }
}
