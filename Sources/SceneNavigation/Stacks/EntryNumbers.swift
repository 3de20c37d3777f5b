/// Hands out the ids of a scene's entries and presentations.
@MainActor public final class EntryNumbers {
  let scene: SceneID
  /// The number of the next id; never decreases.
  private(set) var next: Int
  private let mark: ChangeMark

  /// The numbers that can be decoded.
  nonisolated static let range = 1...(1 << 48)
  /// The highest number accepted from damaged bytes.
  ///
  /// It leaves as many numbers free as were accepted.
  nonisolated static let farthest = 1 << 47
  /// The valid values of the counter; incrementing any of them cannot overflow.
  nonisolated static let countable = 1...(1 << 62)

  /// Ids for a scene, starting at `next`, which is clamped to the valid range.
  public convenience init(scene: SceneID, next: Int = 1) {
    self.init(scene: scene, next: next, marking: ChangeMark())
  }

  init(scene: SceneID, next: Int, marking mark: ChangeMark) {
    self.scene = scene
    self.next = Self.countable.nearest(to: next)
    self.mark = mark
  }

  /// Returns a new id, never used before in the scene.
  public func take() -> Entry.ID {
    defer {
      next += 1
      mark.hasChanged = true
    }
    return Entry.ID(scene: scene, number: next)
  }

  /// Continues from a number if the counter is still below it.
  package func skip(to number: Int) {
    let number = Self.countable.nearest(to: number)
    guard number > next else { return }
    next = number
    mark.hasChanged = true
  }

  /// Continues after the numbers of a stack's entries.
  func skip(past stack: BackStack) { skip(to: Self.next(after: stack.greatestNumber)) }

  /// The next number, clamped to the valid range.
  nonisolated static func next(after number: Int) -> Int {
    min(number, countable.upperBound - 1) + 1
  }
}

extension ClosedRange<Int> {
  func nearest(to number: Int) -> Int {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
