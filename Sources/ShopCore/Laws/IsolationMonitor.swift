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
    let old = Dictionary(before.windows.map { ($0.id, $0.scene) }) { first, _ in first }
    let present = Set(after.windows.map(\.id))
    var moved = before.windows.filter { !present.contains($0.id) }.map(\.window)
    var unmoved: [Window] = []
    var trespassed = moved.filter { !action.mayClose($0.id) }
    for state in after.windows {
      switch old[state.id] {
      case state.scene?: unmoved.append(state.window)
      case nil:
        moved.append(state.window)
        if !action.mayOpenWindow { trespassed.append(state.window) }
      case _?:
        moved.append(state.window)
        if !action.mayMove(state.id) { trespassed.append(state.window) }
      }
    }
    return Verdict(moved: moved, unmoved: unmoved, trespassed: trespassed)
  }
}

extension Action {
  /// How far an action can reach, as its type declares it.
  fileprivate enum Reach {
    case oneWindow(SceneID)
    case noWindow
    case appearance
    case disappearance(SceneID)
    case everyWindow
  }

  fileprivate var declaredReach: Reach {
    switch self {
    case .scene(_, let id): .oneWindow(id)
    case .shop: .noWindow
    case .app(.openWindow), .app(.duplicateWindow), .app(.reopenWindow): .appearance
    case .app(.closeWindow(let id)): .disappearance(id)
    case .app(.focusWindow), .app(.focusNextWindow), .app(.focusPreviousWindow),
      .app(.nextLayout), .app(.toggleZoom):
      .noWindow
    case .app(.signIn), .app(.signOut): .everyWindow
    }
  }

  /// Whether a window that was there before and after may be another after this action.
  fileprivate func mayMove(_ id: SceneID) -> Bool {
    switch declaredReach {
    case .oneWindow(let acting): acting == id
    case .everyWindow: true
    case .noWindow, .appearance, .disappearance: false
    }
  }

  fileprivate func mayClose(_ id: SceneID) -> Bool {
    if case .disappearance(id) = declaredReach { true } else { false }
  }

  fileprivate var mayOpenWindow: Bool {
    if case .appearance = declaredReach { true } else { false }
  }
}
