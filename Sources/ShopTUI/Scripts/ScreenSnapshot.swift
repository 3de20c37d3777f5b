import NavigationLaws
import DesignSystem
import SceneNavigation
import ShopCore

/// A snapshot of the app and its screen.
struct ScreenSnapshot {
  let state: AppState
  let canvas: Canvas
  /// The frames of the windows, by letter.
  let frames: [String: Rect]
  /// The frame of the ledger, inspector or time bar, which shows data about all windows.
  let dock: Rect
  /// True if the dock had the keyboard, so no window looked focused.
  let hasDockKeys: Bool
  /// True if an overlay, two halves or a too small terminal hid the windows.
  let isCovered: Bool

  init(of shop: HeadlessShop) {
    state = shop.app.lastState
    canvas = shop.canvas
    isCovered =
      shop.desktop.overlay != nil || shop.desktop.split != nil || shop.desktop.isTooSmall
    let shown = shop.desktop.standIn ?? shop.desktop
    dock = shown.places.dock
    hasDockKeys = shown.dockHasKeys
    frames = Dictionary(
      shown.views.map { ($0.window.letter, $0.rect) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Violations of frame isolation between this snapshot and a later one: if actions were sent to
  /// one window only and none changed the shared shop, the frames of the other windows must not
  /// change.
  ///
  /// Nothing is checked under an overlay, which belongs to no window.
  func frameViolations(by steps: [Step], until other: ScreenSnapshot) -> [Violation] {
    guard let last = steps.last?.record, case .scene(_, let id) = last.action,
      steps.allSatisfy({ $0.shopChange == nil && $0.record.action.isSent(to: id) }), !isCovered,
      !other.isCovered,
      frames == other.frames, dock == other.dock, hasDockKeys == other.hasDockKeys,
      state.focus == other.state.focus,
      let window = other.state.windows.first(where: { $0.id == id })?.window,
      frames[window.letter] != nil
    else { return [] }
    let count = frames.filter { $0.key != window.letter }.values.reduce(0) {
      $0 + other.canvas.changedCells(from: canvas, within: $1)
    }
    guard count > 0 else { return [] }
    let finding = "\(count.counted("cell")) outside of window \(window.letter) changed"
    return [Violation(.frameIsolation, by: last, finding: finding)]
  }
}

extension AppState {
  func scene(named letter: String) -> SceneState? {
    windows.first { $0.window.letter == letter }?.scene
  }
}

extension Action {
  func isSent(to window: SceneID) -> Bool {
    if case .scene(_, in: window) = self { true } else { false }
  }
}
