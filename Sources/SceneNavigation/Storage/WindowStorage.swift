#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Stores the values of windows by window and key, so that no window reads another's.
@MainActor public protocol WindowStorage: AnyObject {
  /// All stored values; nil if nothing was ever stored.
  func read() throws(WindowStorageError) -> StoredScenes?

  /// Writes all of these changes or, if it fails, none.
  func write(_ changes: StoredChanges) throws(WindowStorageError)

  /// Sets unreadable values aside unchanged, and writes the changes in the same step.
  ///
  /// The changes delete those of a window; the storage deletes those that belong to all windows.
  func keepAside(_ values: [UnreadableValue], writing changes: StoredChanges)
    throws(WindowStorageError)

  /// Where a value of a window is stored.
  func place(of name: String, in scene: SceneID) -> StoragePlace
}

extension WindowStorage {
  public func write(_ changes: StoredChanges) throws(WindowStorageError) {
    try keepAside([], writing: changes)
  }

  /// A separate place for each value of each window.
  public func place(of name: String, in scene: SceneID) -> StoragePlace {
    StoragePlace(scene: scene, name: name)
  }
}

/// Where a value of a window is stored.
///
/// Values with the same place overwrite each other.
public struct StoragePlace: Hashable, Sendable {
  /// The window's key.
  public let scene: SceneID
  /// The value's name.
  public let name: String

  /// A name under a window's key.
  public init(scene: SceneID, name: String) {
    (self.scene, self.name) = (scene, name)
  }
}

/// The stored bytes.
public struct StoredScenes: Hashable, Codable, Sendable {
  /// Values of all windows, by the names of ``WindowsKey``.
  public var app: [String: Data]
  /// Values of each window, by the names of ``SceneKey``.
  public var scenes: [SceneID: [String: Data]]

  /// Stored values, by name and by window.
  public init(app: [String: Data] = [:], scenes: [SceneID: [String: Data]] = [:]) {
    self.app = app
    self.scenes = scenes
  }
}

/// Changes to write: new values, deleted values and deleted windows.
public struct StoredChanges: Hashable, Sendable {
  /// Values that belong to all windows, by key.
  public var app: [WindowsKey: Data] = [:]
  /// Values of each window, by the names of ``SceneKey``; nil deletes a value.
  public var scenes: [SceneID: [String: Data?]] = [:]
  /// Windows to delete completely, before anything is written.
  public var forgotten: [SceneID] = []

  /// True to delete everything stored before, including what was set aside.
  public var forgetsEverything = false

  /// No changes.
  public init() {}

  /// True if there is nothing to write.
  public var isEmpty: Bool {
    app.isEmpty && scenes.isEmpty && forgotten.isEmpty && !forgetsEverything
  }
}

/// The key of a value that belongs to all windows.
public enum WindowsKey: String, CaseIterable, Sendable {
  /// The windows in order, with their letters.
  case windows
  case focus
  case arrangement
  /// The number of the next window's scene.
  case nextScene
  /// The windows that would be restored wrongly; empty without a wiring mistake.
  case windowsRestoredDifferently
  /// The index of the first visible window, for when not all fit on the screen.
  case firstShown
}

/// Why windows cannot be stored.
public struct WindowStorageError: Error, Hashable, CustomStringConvertible {
  /// The storage's error message.
  public let description: String

  /// An error with this message.
  public init(_ description: String) {
    self.description = description
  }
}
