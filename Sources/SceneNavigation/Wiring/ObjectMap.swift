/// The objects that make up the windows.
///
/// Each object has a number, so that sharing is visible.
public struct ObjectMap: Hashable, Sendable {
  /// The objects of one window.
  public struct Window: Hashable, Sendable {
    /// The window's id and letter.
    public let window: SceneWindow
    /// The number of its router, from 1.
    public let router: Int
    /// The tabs in tab bar order.
    public let tabs: [Tab]
    /// The number of its link queue, from 1.
    public let queue: Int
    /// How many links the queue can hold.
    public let queueLimit: Int
    /// How many links wait.
    public let waitingLinks: Int
    /// What selecting the selected tab does.
    public let reselection: Reselection

    /// The keys its tabs are saved under, without duplicates.
    public var keys: [StoragePlace] {
      tabs.map(\.key).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  /// The objects of one tab.
  public struct Tab: Hashable, Sendable {
    /// The number of its stack, from 1.
    public let stack: Int
    /// Where its stack is stored.
    public let key: StoragePlace
  }

  /// The windows in screen order.
  public let windows: [Window]
}

extension ObjectMap {
  /// Maps existing windows and their storage, changing nothing.
  @MainActor public init(of group: SceneGroup, storage: any WindowStorage) {
    var routers = Numbering()
    var stores = Numbering()
    var queues = Numbering()
    // Ask each router only once: every call makes a new stack for an unused tab.
    var stacks: [Int: [Int]] = [:]
    windows = group.windows.compactMap { window in
      guard let router = group.router(window.id) else { return nil }
      let tabs = router.app.tabs.indices
      let number = routers.number(of: router)
      let ofRouter =
        stacks[number] ?? tabs.map { stores.number(of: router.storeToBe(of: $0)) }
      stacks[number] = ofRouter
      return Window(
        window: window,
        router: number,
        tabs: tabs.map { tab in
          let name = SceneKey.root(tab).name(in: router.app)
          return Tab(stack: ofRouter[tab], key: storage.place(of: name, in: window.id))
        },
        queue: queues.number(of: router.inbox),
        queueLimit: router.inbox.limit,
        waitingLinks: router.inbox.links.count,
        reselection: router.reselection
      )
    }
  }

  /// Maps the windows that a wiring creates.
  @MainActor public init(under wiring: Wiring, of app: AppDescription, windowCount: Int) {
    let group = SceneGroup(
      state: AppState(windowCount: windowCount),
      makeRouter: wiring.makeRouters(of: app)
    )
    self.init(of: group, storage: wiring.storage(MemoryWindowStorage(), of: app))
  }
}

/// Numbers objects in the order they appear.
///
/// It retains them, since a freed object's identity could be reused.
private struct Numbering {
  private var met: [AnyObject] = []

  mutating func number(of object: AnyObject) -> Int {
    if let index = met.firstIndex(where: { $0 === object }) { return index + 1 }
    met.append(object)
    return met.count
  }
}
