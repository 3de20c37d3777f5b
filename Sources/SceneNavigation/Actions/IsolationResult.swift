/// Which windows an action moved, and which it was not allowed to.
public struct IsolationResult: Hashable, Sendable {
  /// The windows whose state changed, including those that appeared or disappeared.
  public let moved: [SceneWindow]
  /// The moved windows that the action must not reach; empty if isolation held.
  public let wronglyMoved: [SceneWindow]
  private let windows: [SceneWindow]

  /// The result of an action, given the windows there are after it.
  package init(moved: [SceneWindow], wronglyMoved: [SceneWindow], among windows: [SceneWindow]) {
    self.moved = moved
    self.wronglyMoved = wronglyMoved
    self.windows = windows
  }

  /// The windows that did not change.
  public var unmoved: [SceneWindow] { windows.filter { !moved.contains($0) } }

  /// True if only allowed windows moved.
  public var isKept: Bool { wronglyMoved.isEmpty }
}
