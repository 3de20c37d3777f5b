/// Of which objects the windows are made: what is one object has one number, wherever it is met.
public struct ObjectMap: Hashable, Sendable {
  /// The objects of one window.
  public struct Window: Hashable, Sendable {
    /// Its name.
    public let window: SceneWindow
    /// The number of its router, from 1.
    public let router: Int
    /// Its tabs, in their order.
    public let tabs: [Tab]
    /// The number of the queue in which its links wait, from 1.
    public let queue: Int
    /// How many links can wait there.
    public let queueLimit: Int
    /// How many do.
    public let waitingLinks: Int
    /// What selecting the selected tab does.
    public let reselection: Reselection

    /// The keys its tabs are saved under, each once.
    public var keys: [StoragePlace] {
      tabs.map(\.key).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  /// The objects of one tab of a window.
  public struct Tab: Hashable, Sendable {
    /// The number of its stack, from 1.
    public let stack: Int
    /// Where its stack is saved.
    public let key: StoragePlace
  }

  /// The windows in their order.
  public let windows: [Window]
}

extension ObjectMap {
  /// The objects of windows there are, and where a storage saves them; looking changes none of them.
  @MainActor public init(of group: SceneGroup, storage: any WindowStorage) {
    var routers = Numbering()
    var stores = Numbering()
    var queues = Numbering()
    // A router is asked once: a tab that was never used gets its stack only then.
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

  /// The objects of so many windows that are made for this, as a wiring makes them.
  @MainActor public init(under wiring: Wiring, of app: AppDescription, windowCount: Int) {
    let group = SceneGroup(
      state: AppState(windowCount: windowCount),
      makeRouter: wiring.makeRouters(of: app)
    )
    self.init(of: group, storage: wiring.storage(MemoryWindowStorage(), of: app))
  }
}

/// Numbers objects in the order they are met, and holds on to them so that no two are taken for one.
private struct Numbering {
  private var met: [AnyObject] = []

  mutating func number(of object: AnyObject) -> Int {
    if let index = met.firstIndex(where: { $0 === object }) { return index + 1 }
    met.append(object)
    return met.count
  }
}
