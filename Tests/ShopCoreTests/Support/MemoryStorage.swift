import Foundation
import SceneNavigation
import ShopCore

/// Scene storage in memory that counts what is written, and can be made to fail.
@MainActor final class MemoryStorage: WindowStorage {
  private var memory = MemoryWindowStorage()
  private(set) var writeCount = 0
  /// What the next writings fail with.
  var failure: WindowStorageError?

  var lastChanges: StoredChanges { memory.lastChanges }
  var stored: StoredScenes {
    get { memory.stored }
    set { memory = MemoryWindowStorage(newValue) }
  }

  func read() throws(WindowStorageError) -> StoredScenes? { try memory.read() }

  func write(_ changes: StoredChanges) throws(WindowStorageError) {
    if let failure { throw failure }
    writeCount += 1
    try memory.write(changes)
  }

  func keepAside(_ values: [UnreadableValue], writing changes: StoredChanges)
    throws(WindowStorageError)
  {
    if let failure { throw failure }
    writeCount += 1
    try memory.keepAside(values, writing: changes)
  }
}

/// An app whose windows are kept after each action.
@MainActor final class KeptApp {
  let app: ShopApp
  let storage = MemoryStorage()
  let saver: SceneSaver

  init(_ app: ShopApp) throws {
    self.app = app
    saver = try SceneSaver(storage: storage, writing: app.lastState)
    app.observe { [saver] in saver.note($0) }
  }

  func send(_ action: Action) throws {
    app.send(action, cause: .script)
    try saver.save(app.lastState)
  }

  /// The windows another run of the program would begin with.
  var restored: Restoration { Restoration(of: storage.stored) }
}
