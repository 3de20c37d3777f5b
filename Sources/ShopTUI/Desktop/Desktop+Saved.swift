import NavigationLaws
import SceneNavigation
import ShopCore
import ShopScreens

extension Desktop {
  /// Records which windows would be restored wrongly from what is saved; returns the broken law
  /// unless the same windows were recorded before.
  func violation(of saved: StoredScenes, under wiring: NamedWiring) -> Violation? {
    let before = windowsRestoredDifferently
    windowsRestoredDifferently = Restoration(of: saved)
      .windowsRestoredDifferently(from: app.lastState, in: app.shop.state, under: wiring)
    guard !windowsRestoredDifferently.isEmpty, windowsRestoredDifferently != before else {
      return nil
    }
    let finding = IsolationResult.words(ofRestoredDifferently: windowsRestoredDifferently)
    return Violation(.restoreIsIdentity, by: nil, finding: finding)
  }
}
