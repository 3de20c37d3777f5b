/// Checks isolation: after each action, compares the state of every window with its state before.
@MainActor package struct IsolationMonitor {
  private let windows: SceneGroup
  /// The windows after the last action.
  private var list: WindowList
  /// Their state after the last action.
  private(set) var state: AppState

  init(_ windows: SceneGroup) {
    self.windows = windows
    list = windows.snapshot
    state = windows.state
  }

  /// A window that the last action did not change; nil if there is none with this id.
  func unchanged(_ id: SceneID) -> SceneChange? {
    guard let index = list.index(of: id) else { return nil }
    let scene = state.windows[index].scene
    return SceneChange(window: list.windows[index], before: scene, after: scene)
  }

  /// Returns the windows that changed since the last call, with the list of all before and after,
  /// and records their current state.
  @discardableResult package mutating func takeChanges() -> (
    changes: [SceneChange], before: WindowList, after: WindowList
  ) {
    let (now, routers) = (windows.snapshot, windows.routers)
    guard now == list else {
      let (listBefore, stateBefore) = (list, state)
      (list, state) = (now, windows.state)
      return (state.changes(since: stateBefore), listBefore, now)
    }
    // Without this loop for an unchanged list, a verification takes 11 % more instructions.
    var changes: [SceneChange] = []
    for index in routers.indices where !routers[index].isStill(state.windows[index].scene) {
      let (before, after) = (state.windows[index].scene, routers[index].state)
      guard before != after else { continue }
      state.windows[index].scene = after
      changes.append(SceneChange(window: now.windows[index], before: before, after: after))
    }
    if changes.count > 1 { changes.sort { $0.window.id < $1.window.id } }
    return (changes, now, now)
  }

  /// Which windows an action moved, and which it was not allowed to.
  package nonisolated static func verdict(
    on action: Action,
    reaching reach: SharedReach,
    _ changes: [SceneChange],
    among windows: [SceneWindow]
  ) -> IsolationResult {
    IsolationResult(
      moved: changes.map(\.window),
      wronglyMoved: changes.filter { !action.mayMake($0, reaching: reach) }.map(\.window),
      among: windows
    )
  }
}

extension AppState {
  /// The windows that differ: closed ones first, then the others in the order they were opened.
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
  /// True if an action of this type may change a window like this.
  fileprivate func mayMake(_ change: SceneChange, reaching reach: SharedReach) -> Bool {
    let id = change.window.id
    return switch self {
    case .scene(_, let acting): acting == id && change.isMove
    case .shared: reach != .noWindow && change.isMove
    case .app(.openWindow), .app(.duplicateWindow), .app(.reopenWindow): change.isAppearance
    case .app(.movePlace(let source, let destination?)):
      (source == id || destination == id) && change.isMove
    case .app(.movePlace(let source, nil)):
      change.isAppearance || source == id && !change.isDisappearance
    case .app(.closeWindow(let acting)), .app(.closeWindowAnyway(let acting)):
      acting == id && !change.isAppearance
    case .app(.focusWindow), .app(.focusNextWindow), .app(.focusPreviousWindow),
      .app(.nextLayout), .app(.toggleZoom):
      false
    case .app(.travel): true
    }
  }
}
