/// Watches the promise: after each action it compares the windows with what they were before,
/// value with value.
///
/// It looks at those that were touched, so that an action costs the same however many others
/// there are; what is changed without being touched is found by `sweep`.
@MainActor final class IsolationMonitor {
  private let windows: WindowGroup
  private(set) var list: WindowList

  init(_ windows: WindowGroup) {
    self.windows = windows
    list = windows.list
    sweep()
  }

  /// How the windows stood after the last action.
  var state: AppState { list.state { scene($0) ?? SceneState() } }

  func scene(_ id: SceneID) -> SceneState? { windows.opened(id)?.lastState }

  /// The windows that are other than at the last look, and takes them as they are now.
  ///
  /// The one that was acted in is looked up already.
  func takeChanges(near acting: OpenWindow? = nil) -> SceneChanges {
    list = windows.list
    var changes = SceneChanges()
    windows.touched.take { closed in
      guard let before = closed.lastState else { return }
      changes.append(SceneChange(window: closed.window, before: before, after: nil))
    } open: { id in
      guard let open = acting?.id == id ? acting : windows.opened(id) else { return }
      guard let before = open.lastState else {
        let after = open.router.state(differingFrom: open.beginning) ?? open.beginning
        open.lastState = after
        return changes.append(SceneChange(window: open.window, before: nil, after: after))
      }
      guard let after = open.router.state(differingFrom: before) else { return }
      open.lastState = after
      changes.append(SceneChange(window: open.window, before: before, after: after))
    }
    return changes
  }

  /// Compares every window, touched or not, and returns those that changed unseen.
  @discardableResult func sweep() -> SceneChanges {
    for window in windows.windows { windows.touched.note(window.id) }
    return takeChanges()
  }

  /// Who moved by an action, and who should not have.
  static func verdict(
    on action: Action,
    _ changes: SceneChanges,
    among windows: [Window]
  ) -> Verdict {
    if changes.isEmpty { return Verdict(first: nil, among: windows) }
    if changes.count == 1, action.mayMake(changes[0]) {
      return Verdict(first: changes[0].window, among: windows)
    }
    return Verdict(
      moved: changes.map(\.window),
      trespassed: changes.filter { !action.mayMake($0) }.map(\.window),
      among: windows
    )
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
