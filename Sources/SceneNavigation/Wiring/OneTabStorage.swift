#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Storage that ignores the tab: all tabs of a window write to the same place and read it back as
/// their own.
///
/// This is what happens if stacks are saved under a window key instead of a tab key.
@MainActor final class OneTabStorage: WindowStorage {
  private let storage: any WindowStorage
  private let tabs: [String]

  init(_ storage: any WindowStorage, of app: AppDescription) {
    self.storage = storage
    tabs = app.tabs.map(\.name.stringValue)
  }

  func read() throws(WindowStorageError) -> StoredScenes? {
    guard var stored = try storage.read() else { return nil }
    stored.scenes = stored.scenes.mapValues { values in
      var read: [String: Data] = [:]
      for (name, value) in values {
        guard let rest = rest(of: name) else {
          read[name] = value
          continue
        }
        for tab in tabs { read[tab + rest] = value }
      }
      return read
    }
    return stored
  }

  func keepAside(
    _ values: [UnreadableValue],
    writing changes: StoredChanges
  ) throws(WindowStorageError) {
    try storage.keepAside(values, writing: underOneTab(changes))
  }

  func place(of name: String, in scene: SceneID) -> StoragePlace {
    storage.place(of: shared(name), in: scene)
  }

  private func underOneTab(_ changes: StoredChanges) -> StoredChanges {
    var changed = changes
    changed.scenes = changes.scenes.mapValues { values in
      var written: [String: Data?] = [:]
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        written[shared(name)] = value
      }
      return written
    }
    return changed
  }

  /// The name under which all tabs write this value.
  private func shared(_ name: String) -> String {
    rest(of: name).map { tabs[0] + $0 } ?? name
  }

  /// The part of a stored name after the tab; nil for a value that is not a tab's.
  private func rest(of name: String) -> String? {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard tabs.contains(String(parts[0])) else { return nil }
    return parts.count > 1 ? "/" + parts[1] : ""
  }
}
