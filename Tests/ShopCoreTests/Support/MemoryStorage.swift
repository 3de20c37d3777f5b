import Foundation
import ShopCore

/// Scene storage that keeps its bytes in memory, and counts what is written.
@MainActor final class MemoryStorage: SceneStorage {
  var stored = StoredScenes()
  private(set) var aside: [UnreadableValue] = []
  private(set) var lastChanges = StoredChanges()
  private(set) var writeCount = 0
  /// What the next writings fail with.
  var failure: SceneStorageError?

  func read() throws(SceneStorageError) -> StoredScenes? {
    stored.app.isEmpty && stored.scenes.isEmpty ? nil : stored
  }

  func write(_ changes: StoredChanges) throws(SceneStorageError) {
    if let failure { throw failure }
    writeCount += 1
    lastChanges = changes
    if changes.forgetsEverything {
      stored = StoredScenes()
      aside = []
    }
    for scene in changes.forgotten { stored.scenes[scene] = nil }
    for (key, value) in changes.app { stored.app[key.rawValue] = value }
    for (scene, values) in changes.scenes {
      for (key, value) in values { stored.scenes[scene, default: [:]][key.rawValue] = value }
    }
  }

  func keepAside(_ values: [UnreadableValue], writing changes: StoredChanges)
    throws(SceneStorageError)
  {
    aside += values
    for value in values where value.scene == nil { stored.app[value.key] = nil }
    try write(changes)
  }
}

/// An app whose windows are kept after each action.
@MainActor final class KeptApp {
  let app: ShopApp
  let storage = MemoryStorage()
  let saver: SceneSaver

  init(_ app: ShopApp) throws {
    self.app = app
    saver = try SceneSaver(storage: storage, writing: app.lastState, inPlaceOf: nil)
    app.observe { [saver] in saver.note($0) }
  }

  func send(_ action: Action) throws {
    app.send(action, cause: .script)
    try saver.save(app.lastState)
  }

  /// The windows another run of the program would begin with.
  var restored: Restoration { Restoration(of: storage.stored) }
}
