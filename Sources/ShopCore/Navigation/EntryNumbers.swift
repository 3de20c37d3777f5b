/// Gives the entries of one scene their ids, and whatever else in it wants one.
@MainActor public final class EntryNumbers {
  public let scene: SceneID
  /// The number the next entry gets; only ever grows.
  public private(set) var next: Int

  public init(scene: SceneID, next: Int = 1) {
    self.scene = scene
    self.next = next
  }

  /// An id that nothing else in the scene has, nor will have.
  public func take() -> Entry.ID {
    defer { next += 1 }
    return Entry.ID(scene: scene, number: next)
  }

  /// Goes on from a number, where it has not come that far: those below it were given before.
  public func skip(to number: Int) {
    next = max(next, number)
  }

  /// Goes on past the numbers of a stack's entries.
  func skip(past stack: BackStack) { skip(to: stack.greatestNumber + 1) }
}
