import DesignSystem
import ShopCore

/// How everything was at a moment.
struct Moment {
  let state: AppState
  let canvas: Canvas
  /// Where the windows stood on the screen, by their letters.
  let frames: [String: Rect]
  /// Whether something stood over the windows.
  let isCovered: Bool

  init(of shop: HeadlessShop) {
    state = shop.app.lastState
    canvas = shop.canvas
    isCovered = shop.desktop.overlay != nil
    frames = Dictionary(
      shop.desktop.views.map { ($0.window.letter, $0.rect) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func scene(_ letter: String) -> SceneState? {
    state.windows.first { $0.window.letter == letter }?.scene
  }
}
