public import SceneNavigation

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
  /// Every window as it is afterwards, where the action is declared to reach all of them.
  public let everyWindow: AppState?
  /// The shop as it was before and is after; nil where it is as it was.
  public let shopChange: ShopChange?
}

/// One window before and after an action; nil where it was not there.
public struct SceneChange: Hashable, Sendable {
  /// The window that changed.
  public let window: Window
  /// Its state before the action; nil where it was not there.
  public let before: SceneState?
  /// Its state after the action; nil where it is there no longer.
  public let after: SceneState?

  /// Whether the window was not there before.
  var isAppearance: Bool { before == nil }

  /// Whether the window is there no longer.
  var isDisappearance: Bool { after == nil }

  /// Whether the window was there before and still is.
  var isMove: Bool { !isAppearance && !isDisappearance }
}

/// The shop's data before and after an action that changed them.
public struct ShopChange: Sendable {
  /// The shop as the action found it.
  public let before: ShopState
  /// The shop as the action left it.
  public let after: ShopState
}
