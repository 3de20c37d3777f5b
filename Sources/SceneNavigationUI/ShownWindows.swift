public import SceneNavigation

/// Tracks which windows of a store are on the screen, by the ids of their scenes.
@MainActor public final class ShownWindows {
  private let store: NavigationStore
  /// True where the system itself hides windows and restores them, as on iPadOS; elsewhere a window
  /// disappears only when it is closed.
  let systemKeepsWindows: Bool
  private var shown: Set<SceneID> = []
  private var isLaunched = false

  /// Starts with no window shown.
  ///
  /// Where the system keeps windows, as on iPadOS, it also restores those of the last launch.
  public init(of store: NavigationStore, systemKeepsWindows: Bool) {
    self.store = store
    self.systemKeepsWindows = systemKeepsWindows
  }

  /// Marks a hidden window as shown and returns its id.
  ///
  /// Opens a window if all are shown; if no more can be opened, returns the focused one.
  public func next() -> SceneID {
    if hidden.isEmpty { store.send(.app(.openWindow(nil)), cause: .click) }
    let window = hidden.first ?? store.windows.focus
    shown.insert(window)
    return window
  }

  /// Marks all hidden windows as shown and returns their ids.
  public func takeHidden() -> [SceneID] {
    let windows = hidden
    shown.formUnion(windows)
    return windows
  }

  /// Marks a window as shown and returns its id, or that of another window if it does not exist.
  ///
  /// The first call ends the launch.
  public func show(_ window: SceneID) -> SceneID {
    let window = store.windows.window(window) == nil ? next() : window
    shown.insert(window)
    if !isLaunched {
      isLaunched = true
      if systemKeepsWindows { _ = takeHidden() }
      store.finishLaunching()
    }
    return window
  }

  /// Marks a window as hidden.
  public func hide(_ window: SceneID) {
    shown.remove(window)
  }

  private var hidden: [SceneID] {
    store.windows.windows.map(\.id).filter { !shown.contains($0) }
  }
}
