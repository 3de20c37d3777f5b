extension NavigationStore {
  /// Restores an app's windows from storage and saves them after each action.
  ///
  /// Without stored windows it creates new ones, at most ``SceneWindow/most``. Links open at once;
  /// pass `areReady: false` to let them wait for ``finishLaunching()``. Unreadable values are set
  /// aside with the first write.
  public static func restored(
    from storage: any WindowStorage,
    of app: any NavigationApp,
    windows count: Int = 1,
    composed wiring: Wiring = Wiring(),
    areReady: Bool = true,
    onError report: @escaping @MainActor (WindowStorageError) -> Void = { _ in }
  ) throws(WindowStorageError) -> NavigationStore {
    let description = app.appDescription
    let coding = SceneCoding(description)
    let storage = wiring.storage(storage, of: description)
    let stored = try storage.read()
    let restored = stored.map { Restoration(of: $0, coding: coding) }
    let group = SceneGroup(
      state: restored?.state ?? AppState(windowCount: min(count, SceneWindow.most)),
      areReady: areReady,
      makeRouter: wiring.makeRouters(of: description)
    )
    let store = NavigationStore(app, windows: group)
    let saver = SceneSaver(
      storage: storage,
      inPlaceOf: stored,
      puttingAside: restored?.unreadable ?? [],
      coding: coding
    )
    try saver.save(store.lastState)
    store.observe { [weak store] step in
      guard let store else { return }
      saver.note(step)
      do throws(WindowStorageError) { try saver.save(store.lastState) } catch { report(error) }
    }
    return store
  }
}
