public import SceneNavigation

/// The right wiring of the windows, and each of the classic mistakes by itself.
public enum NamedWiring: String, CaseIterable, Codable, Sendable {
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
    case .perScene: "a router for each window"
    case .appLevelPath: "one router for all windows"
    case .sharedTabStack: "one stack for all tabs of a window"
    case .appStorage: "every window is saved under one key"
    case .tabStorage: "all tabs of a window are saved under one key"
    case .droppedColdLink: "a link that comes early is lost"
    case .noPopToRootOnRetap: "selecting the selected tab does nothing"
    }
  }

  /// Its switches: of a mistake one is set otherwise than in the right wiring.
  public var switches: Wiring {
    var wiring = Wiring()
    switch self {
    case .perScene: break
    case .appLevelPath: wiring.routers = .ofApp
    case .sharedTabStack: wiring.stacks = .ofAllTabs
    case .appStorage: wiring.keys = .keyOfApp
    case .tabStorage: wiring.tabKeys = .keyOfAllTabs
    case .droppedColdLink: wiring.earlyLinks = .areLost
    case .noPopToRootOnRetap: wiring.reselection = .doesNothing
    }
    return wiring
  }

  /// Who makes the router of each window, and from which objects.
  @MainActor public func makeRouters() -> SceneGroup.RouterFactory {
    switches.makeRouters(of: .shop)
  }

  /// Where the windows keep what they hold.
  @MainActor public func storage(_ storage: any WindowStorage) -> any WindowStorage {
    switches.storage(storage, of: .shop)
  }
}
