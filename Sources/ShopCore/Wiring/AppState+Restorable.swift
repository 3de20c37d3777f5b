package import SceneNavigation

extension AppState {
  /// The windows once they are composed under a wiring; some wirings change them at once.
  @MainActor package func composed(under wiring: NamedWiring) -> AppState {
    SceneGroup(state: self, makeRouter: wiring.makeRouters()).state
  }

  /// The windows, with what can be restored in each of them.
  ///
  /// A wrong wiring can put entries into a window that cannot be restored there, such as those of
  /// another window or of another tab. They are copied as far as the window can hold them, and what
  /// was presented above them is dropped.
  @MainActor package func restorable() throws(WindowStorageError) -> AppState {
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
