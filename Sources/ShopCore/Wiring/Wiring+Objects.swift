public import SceneNavigation

extension Wiring {
  /// Who makes the router of each window, and from which objects.
  @MainActor public func makeRouters() -> SceneGroup.RouterFactory {
    switch self {
    case .perScene, .appStorage, .tabStorage:
      return { scene, state in
        SceneRouter(scene: scene, state: state)
      }

    case .appLevelPath:
      let router = SceneRouter(scene: SceneID(number: 1))
      return { _, state in
        if state != SceneState() { router.restore(state) }
        return router
      }

    case .sharedTabStack:
      return { scene, state in
        let stack = BackStackStore()
        return SceneRouter(of: .shop, scene: scene, state: state, makeStore: { _ in stack })
      }

    case .droppedColdLink:
      return { scene, state in
        SceneRouter(of: .shop, scene: scene, state: state, inbox: LinkInbox(limit: 0))
      }

    case .noPopToRootOnRetap:
      return { scene, state in
        SceneRouter(of: .shop, scene: scene, state: state, reselection: .doesNothing)
      }
    }
  }

  /// Where the windows keep what they hold.
  @MainActor public func storage(_ storage: any SceneStorage) -> any SceneStorage {
    switch self {
    case .appStorage: OneKeyStorage(storage)
    case .tabStorage: OneTabStorage(storage)
    case .perScene, .appLevelPath, .sharedTabStack, .droppedColdLink, .noPopToRootOnRetap: storage
    }
  }
}
