/// From which objects the windows of an app are composed, switch by switch: the right way, and any mixture of
/// the classic mistakes.
public struct Wiring: Hashable, Codable, Sendable {
  /// Whose router a window can have.
  public enum Routers: String, CaseIterable, Codable, Sendable { case ofWindow, ofApp }
  /// Whose stack a tab can have.
  public enum Stacks: String, CaseIterable, Codable, Sendable { case ofTab, ofAllTabs }
  /// Under whose key a window is saved.
  public enum Keys: String, CaseIterable, Codable, Sendable { case keyOfWindow, keyOfApp }
  /// Under whose key the stack of a tab is saved.
  public enum TabKeys: String, CaseIterable, Codable, Sendable { case keyOfTab, keyOfAllTabs }
  /// What becomes of a link that arrives before its window is ready.
  public enum EarlyLinks: String, CaseIterable, Codable, Sendable { case wait, areLost }

  /// Whose router a window has.
  public var routers = Routers.ofWindow
  /// Whose stack a tab has.
  public var stacks = Stacks.ofTab
  /// Under whose key a window is saved.
  public var keys = Keys.keyOfWindow
  /// Under whose key the stack of a tab is saved.
  public var tabKeys = TabKeys.keyOfTab
  /// What becomes of a link that arrives before its window is ready.
  public var earlyLinks = EarlyLinks.wait
  /// What selecting the selected tab does.
  public var reselection = Reselection.popsToRoot

  /// The right one: nothing is shared between windows, or between the tabs of a window.
  public init() {}

  /// Who makes the router of each window, and from which objects.
  @MainActor public func makeRouters(of app: AppDescription) -> SceneGroup.RouterFactory {
    switch routers {
    case .ofWindow:
      return { scene, state in
        makeRouter(of: app, scene: scene, state: state)
      }

    case .ofApp:
      let router = makeRouter(of: app, scene: SceneID(number: 1), state: SceneState())
      return { _, state in
        if state != SceneState() { router.restore(state) }
        return router
      }
    }
  }

  @MainActor private func makeRouter(
    of app: AppDescription,
    scene: SceneID,
    state: SceneState
  ) -> SceneRouter {
    SceneRouter(
      of: app,
      scene: scene,
      state: state,
      inbox: makeInbox(),
      reselection: reselection,
      makeStore: makeStores()
    )
  }

  /// Who makes the stack of each tab.
  @MainActor private func makeStores() -> @MainActor (_ tab: Int) -> BackStackStore {
    switch stacks {
    case .ofTab:
      return { _ in BackStackStore() }

    case .ofAllTabs:
      let stack = BackStackStore()
      return { _ in stack }
    }
  }

  /// Where links wait.
  @MainActor private func makeInbox() -> LinkInbox<WaitingLink> {
    switch earlyLinks {
    case .wait: LinkInbox()
    case .areLost: LinkInbox(limit: 0)
    }
  }

  /// Where the windows keep what they hold.
  @MainActor public func storage(
    _ storage: any WindowStorage,
    of app: AppDescription
  ) -> any WindowStorage {
    tabStorage(windowStorage(storage, of: app), of: app)
  }

  @MainActor private func windowStorage(
    _ storage: any WindowStorage,
    of app: AppDescription
  ) -> any WindowStorage {
    switch keys {
    case .keyOfWindow: storage
    case .keyOfApp: OneKeyStorage(storage, of: app)
    }
  }

  @MainActor private func tabStorage(
    _ storage: any WindowStorage,
    of app: AppDescription
  ) -> any WindowStorage {
    switch tabKeys {
    case .keyOfTab: storage
    case .keyOfAllTabs: OneTabStorage(storage, of: app)
    }
  }
}

/// What selecting the selected tab does.
public enum Reselection: String, CaseIterable, Codable, Sendable {
  case popsToRoot
  case doesNothing

  /// Selects a tab again that stands above its root.
  @MainActor func select(_ tab: TabCoordinator<AnyRoute>) -> Outcome {
    switch self {
    case .popsToRoot: tab.popToRoot()
    case .doesNothing: .unchanged
    }
  }
}
