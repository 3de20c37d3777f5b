import NavigationLaws
import DesignSystem
import SceneNavigation
import ShopCore

/// How everything was at a moment.
struct Moment {
  let state: AppState
  let canvas: Canvas
  /// Where the windows stood on the screen, by their letters.
  let frames: [String: Rect]
  /// Where the ledger, the inspector or the bar of time stood beside them, which tells of all of them.
  let dock: Rect
  /// Whether that had the keys, so that no window looked focused.
  let hasDockKeys: Bool
  /// Whether something stood over the windows, or in their place, as two halves or where there is no room.
  let isCovered: Bool

  init(of shop: HeadlessShop) {
    state = shop.app.lastState
    canvas = shop.canvas
    isCovered =
      shop.desktop.overlay != nil || shop.desktop.split != nil || shop.desktop.isTooSmall
    let shown = shop.desktop.standIn ?? shop.desktop
    dock = shown.places.dock
    hasDockKeys = shown.dock?.hasKeys == true
    frames = Dictionary(
      shown.views.map { ($0.window.letter, $0.rect) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// How the cells between this moment and another broke the law that is theirs: where actions
  /// were sent to one window alone, and none of them changed the shop that all windows show, the
  /// frames of the others stay as they are.
  ///
  /// What stands over all windows belongs to none of them, so nothing is said about it.
  func frameViolations(by steps: [Step], until other: Moment) -> [Violation] {
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
    let finding = "\(count) cells outside of window \(window.letter) changed"
    return [Violation(.frameIsolation, by: last, finding: finding)]
  }

  func scene(_ letter: String) -> SceneState? {
    state.windows.first { $0.window.letter == letter }?.scene
  }
}

extension Action {
  /// Whether it is one in this window.
  func isSent(to window: SceneID) -> Bool {
    if case .scene(_, in: window) = self { true } else { false }
  }
}
