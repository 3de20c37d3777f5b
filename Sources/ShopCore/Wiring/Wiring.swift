/// From which objects the windows are composed: the right way, and each of the classic mistakes.
public enum Wiring: String, CaseIterable, Codable, Sendable {
  /// Every window has a router of its own, with a stack for each tab and a queue for its links,
  /// and is saved under its own key: the right one.
  case perScene
  /// One router is made at app level and handed to every window.
  case appLevelPath
  /// All tabs of a window share one stack.
  case sharedTabStack
  /// Every window saves and restores under the same key.
  case appStorage
  /// The stacks of all tabs of a window are saved and restored under the same key.
  case tabStorage
  /// A link that arrives before its window is ready is lost.
  case droppedColdLink
  /// Selecting the selected tab does nothing.
  case noPopToRootOnRetap

  /// Whether it keeps every law.
  public var isRight: Bool { self == .perScene }

  /// What is done differently, in half a sentence.
  public var words: String {
    switch self {
    case .perScene: "every window has a router of its own"
    case .appLevelPath: "one router for all windows"
    case .sharedTabStack: "one stack for all tabs of a window"
    case .appStorage: "every window is saved under one key"
    case .tabStorage: "all tabs of a window are saved under one key"
    case .droppedColdLink: "a link that comes early is lost"
    case .noPopToRootOnRetap: "selecting the selected tab does nothing"
    }
  }
}
