package import SceneNavigation

extension AppState {
  /// The windows as they stand once they are composed under a wiring, of which some move them at once.
  @MainActor package func composed(under wiring: NamedWiring) -> AppState {
    SceneGroup(state: self, makeRouter: wiring.makeRouters()).state
  }

  /// The windows as each can stand by itself.
  ///
  /// What a wrong wiring put into one and could not come back there, as another window's entries or
  /// another tab's routes, is copied as far as it can stand there; what was presented over that goes.
  @MainActor package func standingAlone() throws(WindowStorageError) -> AppState {
    let returning = try Restoration(of: self).state
    var alone = self
    for (index, window) in windows.enumerated() where returning.scene(window.id) != window.scene {
      var scene = window.scene
      for tab in AppTab.allCases { scene.stacks[tab]?.truncate { tab.accepts($0.route) } }
      alone.windows[index].scene = scene.copied(
        for: window.id,
        numberedFrom: window.scene.firstFreeNumber
      )
    }
    return alone
  }
}
