/// Watches the promise: after each action it compares the windows with what they were before,
/// value with value.
///
/// It looks at those that were touched, so that an action costs the same however many others
/// there are; what is changed without being touched is found by `sweep`.
@MainActor final class IsolationMonitor {
  private let windows: WindowGroup
  /// How each window stood after the last action.
  private var scenes: [SceneID: SceneState] = [:]
  private(set) var list: WindowList

  init(_ windows: WindowGroup) {
    self.windows = windows
    list = windows.list
    sweep()
  }

  /// How the windows stood after the last action.
  var state: AppState { list.state { scenes[$0] ?? SceneState() } }

  func scene(_ id: SceneID) -> SceneState? { scenes[id] }

  /// The windows that are other than at the last look, and takes them as they are now.
  func takeChanges() -> [SceneChange] {
    let before = list
    list = windows.list
    var changes: [SceneChange] = []
    for id in windows.touched.take() {
      if let change = takeChange(of: id, windowsBefore: before) { changes.append(change) }
    }
    return changes
  }

  /// Compares every window, touched or not, and returns those that changed unseen.
  @discardableResult func sweep() -> [SceneChange] {
    for window in windows.windows { windows.touched.note(window.id) }
    return takeChanges()
  }

  private func takeChange(of id: SceneID, windowsBefore: WindowList) -> SceneChange? {
    let before = scenes[id]
    let after = windows.router(id)?.state
    guard before != after else { return nil }
    scenes[id] = after
    guard let window = windows.window(id) ?? windowsBefore.windows.first(where: { $0.id == id })
    else { return nil }
    return SceneChange(window: window, before: before, after: after)
  }

  /// Who moved by an action, and who should not have.
  static func verdict(
    on action: Action,
    _ changes: [SceneChange],
    among windows: [Window]
  ) -> Verdict {
    var moved: [Window] = []
    var trespassed: [Window] = []
    for change in changes {
      moved.append(change.window)
      if !action.mayMake(change) { trespassed.append(change.window) }
    }
    return Verdict(moved: moved, trespassed: trespassed, among: windows)
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
    case .app(.travel): .everything
    }
  }

  /// Whether it is declared to reach as far as this change.
  fileprivate func mayMake(_ change: SceneChange) -> Bool {
    switch declaredReach {
    case .oneWindow(let acting):
      acting == change.window.id && change.before != nil && change.after != nil
    case .twoWindows(let source, let destination):
      [source, destination].contains(change.window.id)
        && change.before != nil && change.after != nil
    case .disappearance(let acting): acting == change.window.id && change.before != nil
    case .everyWindow: change.before != nil && change.after != nil
    case .everything: true
    case .appearance: change.before == nil
    case .appearanceBeside(let acting):
      change.before == nil || acting == change.window.id && change.after != nil
    case .noWindow: false
    }
  }
}
