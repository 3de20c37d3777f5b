public import SceneNavigation

extension SceneCoding {
  /// The coding of the shop's windows.
  public static var shop: SceneCoding { SceneCoding(.shop) }
}

extension SceneSaver {
  /// A saver of windows that are kept as this state already.
  public convenience init(storage: any WindowStorage, kept state: AppState) {
    self.init(storage: storage, kept: state, coding: .shop)
  }

  /// A saver of windows that are written down anew with the first writing, in the place of all that
  /// was kept; what could not be read of that is put aside then.
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

  /// A saver of windows that are written down anew at once.
  public convenience init(
    storage: any WindowStorage,
    writing state: AppState,
    inPlaceOf stored: StoredScenes?,
    puttingAside unreadable: [UnreadableValue] = []
  ) throws(WindowStorageError) {
    self.init(storage: storage, inPlaceOf: stored, puttingAside: unreadable)
    try save(state)
  }
}

extension Restoration {
  /// Checks what was kept of the shop's windows and makes windows of it.
  ///
  /// There are no more windows than the limit says.
  public init(of stored: StoredScenes, limit: Int = SceneGroup.most) {
    self.init(of: stored, coding: .shop, limit: limit)
  }

  /// What would come back of windows as they stand.
  @MainActor init(of standing: AppState) throws(WindowStorageError) {
    let storage = MemoryWindowStorage()
    _ = try SceneSaver(storage: storage, writing: standing, inPlaceOf: nil)
    self.init(of: storage.stored)
  }

  /// The windows that would come back otherwise than they stand, to a shop and under a wiring, or with
  /// something to say about what they lost.
  @MainActor package func windowsRestoredDifferently(
    from standing: AppState,
    in shop: ShopState,
    under wiring: NamedWiring = .perScene
  ) -> [SceneWindow] {
    let returning = state.composed(under: wiring).allowed(by: .shop, in: shop)
    return standing.windows.filter { window in
      guard notices[window.id] == nil, var scene = returning.scene(window.id) else { return true }
      // The number the next entry gets is nowhere to stand.
      scene.nextNumber = window.scene.nextNumber
      return scene != window.scene
    }.map(\.window)
  }
}
