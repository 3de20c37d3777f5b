/// How windows are composed from objects: correctly, or with any combination of the classic
/// mistakes.
public struct Wiring: Hashable, Codable, Sendable {
  /// The scope of a router.
  public enum Routers: String, CaseIterable, Codable, Sendable { case ofWindow, ofApp }
  /// The scope of a back stack.
  public enum Stacks: String, CaseIterable, Codable, Sendable { case ofTab, ofAllTabs }
  /// The scope of the key a window is saved under.
  public enum Keys: String, CaseIterable, Codable, Sendable { case keyOfWindow, keyOfApp }
  /// The scope of the key a stack is saved under.
  public enum TabKeys: String, CaseIterable, Codable, Sendable { case keyOfTab, keyOfAllTabs }
  /// What happens to a link that arrives before its window is ready.
  public enum EarlyLinks: String, CaseIterable, Codable, Sendable { case wait, areLost }

  /// Whether each window has its own router.
  public var routers = Routers.ofWindow
  /// Whether each tab has its own back stack.
  public var stacks = Stacks.ofTab
  /// Whether each window is saved under its own key.
  public var keys = Keys.keyOfWindow
  /// Whether each tab's stack is saved under its own key.
  public var tabKeys = TabKeys.keyOfTab
  /// What happens to a link that arrives before its window is ready.
  public var earlyLinks = EarlyLinks.wait
  /// What selecting the selected tab does.
  public var reselection = Reselection.popsToRoot

  /// The correct wiring: windows share nothing, and neither do tabs.
  public init() {}

  /// The function that creates each window's router.
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

  @MainActor private func makeStores() -> @MainActor (_ tab: Int) -> BackStackStore {
    switch stacks {
    case .ofTab:
      return { _ in BackStackStore() }

    case .ofAllTabs:
      let stack = BackStackStore()
      return { _ in stack }
    }
  }

  @MainActor private func makeInbox() -> LinkInbox {
    switch earlyLinks {
    case .wait: LinkInbox()
    case .areLost: LinkInbox(limit: 0)
    }
  }

  /// The storage as this wiring uses it.
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
