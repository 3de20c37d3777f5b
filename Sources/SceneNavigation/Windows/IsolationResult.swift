/// Who moved when an action was carried out, and who had no business to.
public struct IsolationResult: Hashable, Sendable {
  /// The windows whose state is another than before, those that appeared or went included.
  public let moved: [SceneWindow]
  /// Those among the moved that the action must not reach; empty while the promise is kept.
  public let trespassed: [SceneWindow]
  /// The windows there are after the action.
  private let windows: [SceneWindow]

  /// A verdict over an action that moved some of the windows there are.
  public init(moved: [SceneWindow], trespassed: [SceneWindow], among windows: [SceneWindow]) {
    self.moved = moved
    self.trespassed = trespassed
    self.windows = windows
  }

  /// The windows that are exactly as they were.
  public var unmoved: [SceneWindow] { windows.filter { !moved.contains($0) } }

  /// Whether only those windows moved that the action may reach.
  public var isKept: Bool { trespassed.isEmpty }
}
