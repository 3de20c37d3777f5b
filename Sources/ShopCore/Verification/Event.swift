public import SceneNavigation

/// What can happen to the program, as far as navigation is concerned.
public enum Event: Hashable, Sendable {
  case action(Action)
  /// The program quits, and starts again from what it saved.
  case relaunch
  /// The program quits, and a link for one of its windows starts it again.
  case relaunchByLink(LinkTarget, in: SceneID)
}

extension Event {
  /// The windows it is about.
  var windows: Set<SceneID> {
    var windows: Set<SceneID> = []
    _ = on { window in
      windows.insert(window)
      return window
    }
    return windows
  }

  /// The same about other windows; what it names inside of a window stays.
  func on(_ window: (SceneID) -> SceneID) -> Event {
    switch self {
    case .relaunch: self
    case .relaunchByLink(let target, let id): .relaunchByLink(target, in: window(id))
    case .action(.scene(let action, let id)): .action(.scene(action, in: window(id)))
    case .action(.app(let action)): .action(.app(action.on(window)))
    case .action(.shared): self
    }
  }
}

extension AppAction {
  fileprivate func on(_ window: (SceneID) -> SceneID) -> AppAction {
    switch self {
    case .duplicateWindow(let id): .duplicateWindow(window(id))
    case .closeWindow(let id): .closeWindow(window(id))
    case .closeWindowAnyway(let id): .closeWindowAnyway(window(id))
    case .movePlace(let source, let target):
      .movePlace(from: window(source), to: target.map(window))
    case .focusWindow(let id): .focusWindow(window(id))
    case .openWindow, .reopenWindow, .focusNextWindow, .focusPreviousWindow, .nextLayout,
      .toggleZoom, .travel:
      self
    }
  }
}

extension Event: CustomStringConvertible {
  public var description: String {
    switch self {
    case .action(let action): "\(action)"
    case .relaunch: "quit and start again"
    case .relaunchByLink(let target, let scene):
      "quit, and start again with \(target.link?.text ?? "\(target)") for window \(scene)"
    }
  }
}
