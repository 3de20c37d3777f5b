/// Gives the entries of one scene their ids, and whatever else in it wants one.
@MainActor public final class EntryNumbers {
  /// The window whose entries it numbers.
  public let scene: SceneID
  /// The number the next entry gets; only ever grows.
  public private(set) var next: Int
  private let changes: ChangeCounter

  /// The numbers that saved bytes can hold: more than are ever given.
  package nonisolated static let range = 1...(1 << 48)
  /// Where numbers that damaged bytes held leave off: from here on as many can be given as are read.
  package nonisolated static let farthest = 1 << 47
  /// The numbers a count can stand at, and so few that counting on is safe from any.
  package nonisolated static let countable = 1...(1 << 62)

  /// The numbers of a scene from one on; one out of reach is the next best.
  public convenience init(scene: SceneID, next: Int = 1) {
    self.init(scene: scene, next: next, counting: ChangeCounter())
  }

  /// The numbers of a scene of which each is counted as a change.
  init(scene: SceneID, next: Int, counting changes: ChangeCounter) {
    self.scene = scene
    self.next = Self.countable.nearest(to: next)
    self.changes = changes
  }

  /// An id that nothing else in the scene has, nor will have.
  public func take() -> Entry.ID {
    defer {
      next += 1
      changes.count += 1
    }
    return Entry.ID(scene: scene, number: next)
  }

  /// Goes on from a number, where it has not come that far: those below it were given before.
  public func skip(to number: Int) {
    let number = Self.countable.nearest(to: number)
    guard number > next else { return }
    next = number
    changes.count += 1
  }

  /// Goes on past the numbers of a stack's entries.
  package func skip(past stack: BackStack) { skip(to: Self.next(after: stack.greatestNumber)) }

  /// The number after one, as far as there is any.
  package nonisolated static func next(after number: Int) -> Int {
    min(number, countable.upperBound - 1) + 1
  }
}

extension ClosedRange<Int> {
  /// The number itself where the range has it, else the end it is nearest to.
  package func nearest(to number: Int) -> Int {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
