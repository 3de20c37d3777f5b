import SceneNavigation
import ShopCore

/// What was drawn for the last actions: the promise as it can be seen.
struct Pictures {
  struct Picture: Equatable {
    /// The windows that were drawn.
    let windows: [SceneID]
    /// How many cells of other windows changed; nil where everything was drawn anew, or no window
    /// acted.
    var cellsOutside: Int?
  }

  /// How many are remembered at least.
  private static let limit = 200

  private var pictures: [(actions: ClosedRange<Int>, picture: Picture)] = []

  /// The number of the last action that can be seen.
  private(set) var latest = 0

  /// The picture that an action came to be seen in, and how many actions came to be seen with it.
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
