/// Who moved when an action was carried out, and who had no business to.
public struct Verdict: Hashable, Sendable {
  /// Those among the moved that the action must not reach; empty while the promise is kept.
  public let trespassed: [Window]
  /// The windows there are after the action.
  private let windows: [Window]
  /// Nearly always one window moves, or none, for which no list has to be made.
  private let firstMoved: Window?
  private let othersMoved: [Window]

  /// A verdict over an action that moved some of the windows there are.
  public init(moved: [Window], trespassed: [Window], among windows: [Window]) {
    self.init(
      first: moved.first,
      others: Array(moved.dropFirst()),
      trespassed: trespassed,
      among: windows
    )
  }

  init(first: Window?, others: [Window] = [], trespassed: [Window] = [], among windows: [Window]) {
    firstMoved = first
    othersMoved = others
    self.trespassed = trespassed
    self.windows = windows
  }

  /// The windows whose state is another than before, those that appeared or went included.
  public var moved: [Window] { firstMoved.map { [$0] + othersMoved } ?? [] }

  /// The windows that are exactly as they were.
  public var unmoved: [Window] {
    guard let firstMoved else { return windows }
    var unmoved = windows
    unmoved.removeAll { $0 == firstMoved || othersMoved.contains($0) }
    return unmoved
  }

  /// Whether only those windows moved that the action may reach.
  public var isKept: Bool { trespassed.isEmpty }
}
