#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where the windows' values are kept: by window and key, so that what one window keeps no other
/// window sees.
@MainActor public protocol WindowStorage: AnyObject {
  /// Everything that is kept; nil where nothing was ever kept.
  func read() throws(WindowStorageError) -> StoredScenes?

  /// Writes all of these changes or, where that fails, none.
  func write(_ changes: StoredChanges) throws(WindowStorageError)

  /// Puts values aside that could not be read, as they are, and the changes in their place.
  func keepAside(_ values: [UnreadableValue], writing changes: StoredChanges)
    throws(WindowStorageError)

  /// Where a value of a window lies.
  func place(of name: String, in scene: SceneID) -> StoragePlace
}

extension WindowStorage {
  /// A place of its own for each value of each window.
  public func place(of name: String, in scene: SceneID) -> StoragePlace {
    StoragePlace(scene: scene, name: name)
  }
}

/// Where a value of a window lies in a storage: values of the same place are written over each other.
public struct StoragePlace: Hashable, Sendable {
  /// The window's key.
  public let scene: SceneID
  /// The value's name below it.
  public let name: String

  /// The place of a name under a window's key.
  public init(scene: SceneID, name: String) {
    (self.scene, self.name) = (scene, name)
  }
}

/// The bytes that are kept, as they are.
public struct StoredScenes: Hashable, Codable, Sendable {
  /// What belongs to all windows, by the names of `WindowsKey`.
  public var app: [String: Data]
  /// What belongs to each window, by the names of `SceneKey`.
  public var scenes: [SceneID: [String: Data]]

  /// What a storage holds, by name and by window.
  public init(app: [String: Data] = [:], scenes: [SceneID: [String: Data]] = [:]) {
    self.app = app
    self.scenes = scenes
  }
}

/// What is to be written: values by key, nil for those that go, and windows that go as a whole.
public struct StoredChanges: Hashable, Sendable {
  /// What belongs to all windows together, by its key.
  public var app: [WindowsKey: Data] = [:]
  /// What belongs to each window, by the name of its key; nil where that is to be deleted.
  public var scenes: [SceneID: [String: Data?]] = [:]
  /// The windows of which nothing stays; they go before anything is written.
  public var forgotten: [SceneID] = []

  /// Whether nothing at all may be left of what was kept before, also not of what was put aside.
  public var forgetsEverything = false

  /// A writing that changes nothing.
  public init() {}

  /// Whether nothing would be written.
  public var isEmpty: Bool {
    app.isEmpty && scenes.isEmpty && forgotten.isEmpty && !forgetsEverything
  }
}

/// The name of one value that belongs to all windows together.
public enum WindowsKey: String, CaseIterable, Sendable {
  /// The windows in their order, with their letters.
  case windows
  case focus
  case arrangement
  /// The number the next window's scene gets.
  case nextScene
  /// The windows that would come back otherwise than they stood: some under a mistake, else none.
  case windowsRestoredDifferently = "windowsRestoredDifferently"
  /// The place of the window that is shown first, where not all have room.
  case firstShown
}

/// Why the windows cannot be kept, in a sentence.
public struct WindowStorageError: Error, Hashable, CustomStringConvertible {
  /// What went wrong, in the storage's own words.
  public let description: String

  /// An error in the words of the storage that met it.
  public init(_ description: String) {
    self.description = description
  }
}
