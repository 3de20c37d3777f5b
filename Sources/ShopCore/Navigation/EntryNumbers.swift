/// Gives the entries of one scene their ids, and whatever else in it wants one.
@MainActor public final class EntryNumbers {
  /// The window whose entries it numbers.
  public let scene: SceneID
  /// The number the next entry gets; only ever grows.
  public private(set) var next: Int

  /// The numbers there can be: more than are ever given, and so few that counting on is safe from any.
  nonisolated static let range = 1...(1 << 48)

  /// The numbers of a scene from one on; one out of reach, as damaged bytes may hold, is the next best.
  public init(scene: SceneID, next: Int = 1) {
    self.scene = scene
    self.next = min(max(next, Self.range.lowerBound), Self.range.upperBound)
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
