import SceneNavigation
import ShopCore

/// What was drawn for the last actions: the visible form of the promise.
struct Pictures {
  struct Picture: Equatable {
    let windows: [SceneID]
    /// The number of cells that changed in other windows; nil if everything was redrawn, or no
    /// window acted.
    var cellsOutside: Int?
  }

  /// At least this many are remembered.
  private static let limit = 200

  private var pictures: [(actions: ClosedRange<Int>, picture: Picture)] = []

  /// The number of the last action that has been drawn.
  private(set) var latest = 0

  /// The picture that showed an action, and how many actions it showed at once.
  subscript(number: Int) -> (picture: Picture, count: Int)? {
    pictures.last { $0.actions.contains(number) }.map { ($0.picture, $0.actions.count) }
  }

  mutating func note(upTo number: Int, _ picture: Picture) {
    guard number > latest else { return }
    pictures.append((latest + 1...number, picture))
    if pictures.count > 2 * Self.limit { pictures.removeFirst(Self.limit) }
    latest = number
  }
}
