/// An action with everything it changed.
public struct Step: Sendable {
  /// The record of the action, its outcome and the windows that moved.
  public package(set) var record: ActionRecord
  /// The windows that changed, including those that appeared or disappeared, each once.
  public package(set) var changes: [SceneChange]
  /// The window the action was sent to, whether or not it changed; nil if it was not for one
  /// existing window.
  public package(set) var acting: SceneChange?
  /// The list of windows before the action.
  public let windowsBefore: WindowList
  /// The list of windows after the action.
  public let windowsAfter: WindowList
  /// How far the change of shared state reached.
  public let reach: SharedReach
  /// The state of all windows, if the action reset every window; otherwise nil.
  public package(set) var everyWindow: AppState?
  /// The app's description of the change of shared state; nil if there was none.
  public let sharedChange: (any Sendable)?
}

/// A window before and after an action.
public struct SceneChange: Hashable, Sendable {
  /// The window that changed.
  public let window: SceneWindow
  /// The state before the action; nil if the window was not open.
  public let before: SceneState?
  /// The state after the action; nil if the window is no longer open.
  public let after: SceneState?

  /// A window with its states before and after an action.
  public init(window: SceneWindow, before: SceneState?, after: SceneState?) {
    self.window = window
    self.before = before
    self.after = after
  }

  package var isAppearance: Bool { before == nil }

  package var isDisappearance: Bool { after == nil }

  package var isMove: Bool { !isAppearance && !isDisappearance }
}
