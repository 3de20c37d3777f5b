/// Who moved when an action was carried out, and who had no business to.
public struct Verdict: Hashable, Sendable {
  /// The windows whose state is another than before, those that appeared or went included.
  public let moved: [Window]
  /// The windows that are exactly as they were.
  public let unmoved: [Window]
  /// Those among the moved that the action must not reach; empty while the promise is kept.
  public let trespassed: [Window]

  public var isKept: Bool { trespassed.isEmpty }
}

/// Watches the promise: after each action it compares every window with what it was before,
/// value with value.
public struct IsolationMonitor: Sendable {
  public init() {}

  public func verdict(on action: Action, before: AppState, after: AppState) -> Verdict {
    var moved: [Window] = []
    var unmoved: [Window] = []
    var trespassed: [Window] = []
    for (index, state) in after.windows.enumerated() {
      guard let old = before.scene(state.id, expectedAt: index) else {
        moved.append(state.window)
        if !action.mayOpenWindow { trespassed.append(state.window) }
        continue
      }
      if old == state.scene {
        unmoved.append(state.window)
      } else {
        moved.append(state.window)
        if !action.mayMove(state.id) { trespassed.append(state.window) }
      }
    }
    for (index, state) in before.windows.enumerated()
    where after.scene(state.id, expectedAt: index) == nil {
      moved.append(state.window)
      if !action.mayClose(state.id) { trespassed.append(state.window) }
    }
    return Verdict(moved: moved, unmoved: unmoved, trespassed: trespassed)
  }
}

extension AppState {
  /// A window's scene; found at once where the window stands in its usual place.
  fileprivate func scene(_ id: SceneID, expectedAt index: Int) -> SceneState? {
    if windows.indices.contains(index), windows[index].id == id { return windows[index].scene }
    return scene(id)
  }
}

extension Action {
  /// How far an action can reach, as its type declares it.
  fileprivate enum Reach {
    case oneWindow(SceneID)
    case twoWindows(SceneID, SceneID)
    case noWindow
    case appearance
    /// A new window, for the sake of which this one may move as well.
    case appearanceBeside(SceneID)
    case disappearance(SceneID)
    case everyWindow
  }

  fileprivate var declaredReach: Reach {
    switch self {
    case .scene(_, let id): .oneWindow(id)
    case .shop: .noWindow
    case .app(.openWindow), .app(.duplicateWindow), .app(.reopenWindow): .appearance
    case .app(.movePlace(let source, let destination?)): .twoWindows(source, destination)
    case .app(.movePlace(let source, nil)): .appearanceBeside(source)
    case .app(.closeWindow(let id)), .app(.closeWindowAnyway(let id)): .disappearance(id)
    case .app(.focusWindow), .app(.focusNextWindow), .app(.focusPreviousWindow),
      .app(.nextLayout), .app(.toggleZoom):
      .noWindow
    case .app(.signIn), .app(.signOut): .everyWindow
    }
  }

  /// Whether a window that was there before and after may be another after this action.
  fileprivate func mayMove(_ id: SceneID) -> Bool {
    switch declaredReach {
    case .oneWindow(let acting), .disappearance(let acting), .appearanceBeside(let acting):
      acting == id
    case .twoWindows(let source, let destination): source == id || destination == id
    case .everyWindow: true
    case .noWindow, .appearance: false
    }
  }

  fileprivate func mayClose(_ id: SceneID) -> Bool {
    if case .disappearance(id) = declaredReach { true } else { false }
  }

  fileprivate var mayOpenWindow: Bool {
    switch declaredReach {
    case .appearance, .appearanceBeside: true
    case .oneWindow, .twoWindows, .noWindow, .disappearance, .everyWindow: false
    }
  }
}
