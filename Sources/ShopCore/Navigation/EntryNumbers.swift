/// Gives the entries of one scene their ids.
@MainActor public final class EntryNumbers {
  public let scene: SceneID
  /// The number the next entry gets; only ever grows.
  public private(set) var next: Int

  public init(scene: SceneID, next: Int = 1) {
    self.scene = scene
    self.next = next
  }

  func take() -> Entry.ID {
    defer { next += 1 }
    return Entry.ID(scene: scene, number: next)
  }

  func skip(to number: Int) {
    next = max(next, number)
  }
}
