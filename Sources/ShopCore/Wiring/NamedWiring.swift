public import SceneNavigation

/// A wiring of the windows with a name: the right one, a classic mistake, or a mixture of mistakes.
public struct NamedWiring: Hashable, Sendable {
  /// Its switches; each mistake sets one of them differently from the right wiring.
  public let switches: Wiring

  /// A wiring with these switches.
  public init(_ switches: Wiring) {
    self.switches = switches
  }

  /// A wiring with all these mistakes; the right wiring if there are none.
  public init(mixing mistakes: [NamedWiring]) {
    switches = mistakes.reduce(Wiring()) { $0.adding($1.switches) }
  }

  /// True if both have the same switches; the default for raw values would compare the names.
  public static func == (left: NamedWiring, right: NamedWiring) -> Bool {
    left.switches == right.switches
  }

  /// Hashes its switches.
  public func hash(into hasher: inout Hasher) { hasher.combine(switches) }

  /// True if it keeps every law.
  public var isRight: Bool { switches == Wiring() }

  /// True if it makes more than one mistake.
  public var isMixture: Bool { mistakes.count > 1 }

  /// The classic mistakes it makes.
  public var mistakes: [NamedWiring] {
    Self.allCases.filter { !$0.isRight && switches.adding($0.switches) == switches }
  }

  /// A short description of what is done differently.
  public var words: String {
    isMixture
      ? "custom wiring: " + mistakes.map(\.texts.brief).joined(separator: ", ") : texts.words
  }

  /// Makes the router of each window from the objects that this wiring shares.
  @MainActor public func makeRouters() -> SceneGroup.RouterFactory {
    switches.makeRouters(of: .shop)
  }

  /// A storage that uses the keys of this wiring.
  @MainActor public func storage(_ storage: any WindowStorage) -> any WindowStorage {
    switches.storage(storage, of: .shop)
  }
}

extension NamedWiring: CaseIterable {
  /// The right wiring: every window has its own router, with a stack for each tab and a queue for
  /// links, and is saved under its own key.
  public static let perScene = NamedWiring(Wiring())
  /// One router is made at app level and handed to every window.
  public static let appLevelPath = mistake { $0.routers = .ofApp }
  /// All tabs of a window share one stack.
  public static let sharedTabStack = mistake { $0.stacks = .ofAllTabs }
  /// Every window saves and restores under the same key.
  public static let appStorage = mistake { $0.keys = .keyOfApp }
  /// The stacks of all tabs of a window are saved and restored under the same key.
  public static let tabStorage = mistake { $0.tabKeys = .keyOfAllTabs }
  /// A link that arrives before its window is ready is lost.
  public static let droppedColdLink = mistake { $0.earlyLinks = .areLost }
  /// Selecting the selected tab does nothing.
  public static let noPopToRootOnRetap = mistake { $0.reselection = .doesNothing }

  /// The right wiring and each single mistake.
  public static let allCases: [NamedWiring] = [
    perScene, appLevelPath, sharedTabStack, appStorage, tabStorage, droppedColdLink,
    noPopToRootOnRetap,
  ]

  /// The right wiring, each mistake and every mixture of mistakes.
  public static var everyMixture: [NamedWiring] {
    allCases.dropFirst().reduce([perScene]) { mixtures, mistake in
      mixtures + mixtures.map { NamedWiring(mixing: [$0, mistake]) }
    }
  }

  private static func mistake(_ change: (inout Wiring) -> Void) -> NamedWiring {
    var wiring = Wiring()
    change(&wiring)
    return NamedWiring(wiring)
  }

  /// The texts of a wiring that is no mixture; `brief` is for a list.
  private var texts: (name: String, words: String, brief: String) {
    switch self {
    case .appLevelPath: ("appLevelPath", "one router for all windows", "one router")
    case .sharedTabStack:
      ("sharedTabStack", "one stack for all tabs of a window", "one stack for all tabs")
    case .appStorage:
      ("appStorage", "every window is saved under one key", "one key for all windows")
    case .tabStorage:
      ("tabStorage", "all tabs of a window are saved under one key", "one key for all tabs")
    case .droppedColdLink:
      ("droppedColdLink", "a link that arrives early is lost", "early links lost")
    case .noPopToRootOnRetap:
      ("noPopToRootOnRetap", "selecting the selected tab does nothing", "re-tap does nothing")
    default: ("perScene", "a router for each window", "a router for each window")
    }
  }
}

extension NamedWiring: RawRepresentable, Codable {
  /// Its name, such as `appLevelPath+tabStorage`.
  public var rawValue: String {
    isMixture ? mistakes.map(\.texts.name).joined(separator: "+") : texts.name
  }

  /// The wiring with a name; a mixture joins the names of its mistakes by `+`, in any order.
  public init?(rawValue: String) {
    let names = rawValue.split(separator: "+", omittingEmptySubsequences: false)
    let wirings = names.compactMap { name in Self.allCases.first { $0.texts.name == name } }
    guard wirings.count == names.count, Set(wirings).count == names.count,
      names.count == 1 || !wirings.contains(.perScene)
    else { return nil }
    self.init(mixing: wirings)
  }
}

extension Wiring {
  fileprivate func adding(_ other: Wiring) -> Wiring {
    let right = Wiring()
    var mixed = self
    if other.routers != right.routers { mixed.routers = other.routers }
    if other.stacks != right.stacks { mixed.stacks = other.stacks }
    if other.keys != right.keys { mixed.keys = other.keys }
    if other.tabKeys != right.tabKeys { mixed.tabKeys = other.tabKeys }
    if other.earlyLinks != right.earlyLinks { mixed.earlyLinks = other.earlyLinks }
    if other.reselection != right.reselection { mixed.reselection = other.reselection }
    return mixed
  }
}
