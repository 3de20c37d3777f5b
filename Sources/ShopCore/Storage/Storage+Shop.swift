public import SceneNavigation

extension SceneCoding {
  /// The coding of the shop's windows.
  public static var shop: SceneCoding { SceneCoding(.shop) }
}

extension SceneSaver {
  /// A saver for windows that are already saved in this state.
  public convenience init(storage: any WindowStorage, kept state: AppState) {
    self.init(storage: storage, kept: state, coding: .shop)
  }

  /// A saver whose first save replaces everything that is stored; values that could not be read are
  /// set aside then.
  public convenience init(
    storage: any WindowStorage,
    inPlaceOf stored: StoredScenes?,
    puttingAside unreadable: [UnreadableValue] = []
  ) {
    self.init(
      storage: storage,
      inPlaceOf: stored,
      puttingAside: unreadable,
      coding: .shop
    )
  }

  /// A saver that replaces everything that is stored at once.
  public convenience init(
    storage: any WindowStorage,
    writing state: AppState
  ) throws(WindowStorageError) {
    self.init(storage: storage, inPlaceOf: nil)
    try save(state)
  }
}

extension Restoration {
  /// Checks the stored values of the shop's windows and restores them.
  public init(of stored: StoredScenes) { self.init(of: stored, coding: .shop) }

  /// The result of saving these windows and restoring them.
  @MainActor init(of saved: AppState) throws(WindowStorageError) {
    let storage = MemoryWindowStorage()
    _ = try SceneSaver(storage: storage, writing: saved)
    self.init(of: storage.stored)
  }

  /// The windows that a shop under a wiring would restore differently, or with a notice about what
  /// they lost.
  @MainActor package func windowsRestoredDifferently(
    from saved: AppState,
    in shop: ShopState,
    under wiring: NamedWiring = .perScene
  ) -> [SceneWindow] {
    let returning = state.composed(under: wiring).allowed(by: .shop, in: shop)
    return saved.windows.filter { window in
      guard notices[window.id] == nil, var scene = returning.scene(window.id) else { return true }
      // The number of the next entry does not change what a window shows.
      scene.nextNumber = window.scene.nextNumber
      return scene != window.scene
    }.map(\.window)
  }
}
