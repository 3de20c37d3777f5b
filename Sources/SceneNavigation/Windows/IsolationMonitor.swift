/// Watches the promise: after each action it compares every window with what it was before, value with
/// value.
@MainActor package final class IsolationMonitor {
  private let windows: SceneGroup
  /// Which windows there were after the last action.
  package private(set) var list: WindowList
  /// How they stood.
  package private(set) var state: AppState

  init(_ windows: SceneGroup) {
    self.windows = windows
    list = windows.list
    state = windows.state
  }

  package func scene(_ id: SceneID) -> SceneState? { state.scene(id) }

  /// The windows that are other than at the last look, and takes them as they are now.
  @discardableResult package func takeChanges() -> [SceneChange] {
    let before = state
    list = windows.list
    state = windows.state
    return state.changes(since: before)
  }

  /// Who moved by an action, and who should not have.
  package nonisolated static func verdict(
    on action: Action,
    reaching reach: SharedReach,
    _ changes: [SceneChange],
    among windows: [SceneWindow]
  ) -> Verdict {
    Verdict(
      moved: changes.map(\.window),
      trespassed: changes.filter { !action.mayMake($0, reaching: reach) }.map(\.window),
      among: windows
    )
  }
}

extension AppState {
  /// The windows that are other than they were: first those that have gone, then the others in the order
  /// they were opened.
  fileprivate func changes(since before: AppState) -> [SceneChange] {
    var changes: [SceneChange] = []
    for window in before.windows where scene(window.id) == nil {
      changes.append(SceneChange(window: window.window, before: window.scene, after: nil))
    }
    let goneCount = changes.count
    for window in windows {
      let former = before.scene(window.id)
      if former != window.scene {
        changes.append(SceneChange(window: window.window, before: former, after: window.scene))
      }
    }
    changes[goneCount...].sort { $0.window.id < $1.window.id }
    return changes
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
    /// Every window, those that appear and go included.
    case everything
  }

  fileprivate func declaredReach(_ reach: SharedReach) -> Reach {
    switch self {
    case .scene(_, let id): .oneWindow(id)
    case .shared: reach == .noWindow ? .noWindow : .everyWindow
    case .app(.openWindow), .app(.duplicateWindow), .app(.reopenWindow): .appearance
    case .app(.movePlace(let source, let destination?)): .twoWindows(source, destination)
    case .app(.movePlace(let source, nil)): .appearanceBeside(source)
    case .app(.closeWindow(let id)), .app(.closeWindowAnyway(let id)): .disappearance(id)
    case .app(.focusWindow), .app(.focusNextWindow), .app(.focusPreviousWindow),
      .app(.nextLayout), .app(.toggleZoom):
      .noWindow
    case .app(.travel): .everything
    }
  }

  /// Whether it is declared to reach as far as this change.
  fileprivate func mayMake(_ change: SceneChange, reaching reach: SharedReach) -> Bool {
    switch declaredReach(reach) {
    case .oneWindow(let acting): acting == change.window.id && change.isMove
    case .twoWindows(let source, let destination):
      (source == change.window.id || destination == change.window.id) && change.isMove
    case .disappearance(let acting): acting == change.window.id && !change.isAppearance
    case .everyWindow: change.isMove
    case .everything: true
    case .appearance: change.isAppearance
    case .appearanceBeside(let acting):
      change.isAppearance || acting == change.window.id && !change.isDisappearance
    case .noWindow: false
    }
  }
}
