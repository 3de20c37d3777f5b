/// One action with everything it changed.
///
/// It is handed to all who watch, and taken apart by each law: one object is, and no value of many.
public final class Step: Sendable {
  /// The action, what came of it, and who moved.
  public let record: ActionRecord
  /// The windows that are other than before, those that appeared or went included.
  public let changes: SceneChanges
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

  init(
    record: ActionRecord,
    changes: SceneChanges,
    acting: SceneChange?,
    windowsBefore: WindowList,
    windowsAfter: WindowList,
    everyWindow: AppState? = nil,
    shopChange: ShopChange? = nil
  ) {
    self.record = record
    self.changes = changes
    self.acting = acting
    self.windowsBefore = windowsBefore
    self.windowsAfter = windowsAfter
    self.everyWindow = everyWindow
    self.shopChange = shopChange
  }
}

/// One window before and after an action; nil where it was not there.
///
/// It is handed on with its step, and costs as much to copy as a reference.
public struct SceneChange: Hashable, Sendable {
  private let parts: SharedValue<Parts>

  private struct Parts: Hashable, Sendable {
    let window: Window
    let before: SceneState?
    let after: SceneState?
  }

  /// The window that changed.
  public var window: Window { parts.value.window }
  /// Its state before the action; nil where it was not there.
  public var before: SceneState? { parts.value.before }
  /// Its state after the action; nil where it is there no longer.
  public var after: SceneState? { parts.value.after }

  init(window: Window, before: SceneState?, after: SceneState?) {
    parts = SharedValue(Parts(window: window, before: before, after: after))
  }

  /// Whether it is what became of a window.
  func isOf(_ id: SceneID) -> Bool { parts.value.window.id == id }

  /// Whether the window was not there before.
  var isAppearance: Bool {
    if case .none = parts.value.before { true } else { false }
  }

  /// Whether the window is there no longer.
  var isDisappearance: Bool {
    if case .none = parts.value.after { true } else { false }
  }

  /// Whether the window was there before and still is.
  var isMove: Bool { !isAppearance && !isDisappearance }
}

/// The shop's data before and after an action that changed them.
public final class ShopChange: Sendable {
  /// The shop as the action found it.
  public let before: ShopState
  /// The shop as the action left it.
  public let after: ShopState

  init(before: ShopState, after: ShopState) {
    self.before = before
    self.after = after
  }
}
