/// One action with everything it changed.
public struct Step: Sendable {
  /// The action, what came of it, and who moved.
  public let record: ActionRecord
  /// The windows that are other than before, those that appeared or went included, each once.
  public let changes: [SceneChange]
  /// The window the action was sent to, changed or not; nil where it was sent to none that is
  /// there.
  public let acting: SceneChange?
  /// Which windows there were, and how they stood side by side.
  public let windowsBefore: WindowList
  /// Which windows there are now, and how they stand side by side.
  public let windowsAfter: WindowList
  /// How far its change of what all windows share reached.
  public let reach: SharedReach
  /// Every window as it is afterwards, where the action has all of them begin anew.
  public let everyWindow: AppState?
  /// What the app says of a change of what all windows share; nil where that is as it was.
  public let sharedChange: (any Sendable)?

  package init(
    record: ActionRecord,
    changes: [SceneChange],
    acting: SceneChange?,
    windowsBefore: WindowList,
    windowsAfter: WindowList,
    reach: SharedReach = .noWindow,
    everyWindow: AppState? = nil,
    sharedChange: (any Sendable)? = nil
  ) {
    self.record = record
    self.changes = changes
    self.acting = acting
    self.windowsBefore = windowsBefore
    self.windowsAfter = windowsAfter
    self.reach = reach
    self.everyWindow = everyWindow
    self.sharedChange = sharedChange
  }
}

/// One window before and after an action; nil where it was not there.
public struct SceneChange: Hashable, Sendable {
  /// The window that changed.
  public let window: SceneWindow
  /// Its state before the action; nil where it was not there.
  public let before: SceneState?
  /// Its state after the action; nil where it is there no longer.
  public let after: SceneState?

  /// A window, and how it stood before and after.
  public init(window: SceneWindow, before: SceneState?, after: SceneState?) {
    self.window = window
    self.before = before
    self.after = after
  }

  /// Whether the window was not there before.
  package var isAppearance: Bool { before == nil }

  /// Whether the window is there no longer.
  package var isDisappearance: Bool { after == nil }

  /// Whether the window was there before and still is.
  package var isMove: Bool { !isAppearance && !isDisappearance }
}
