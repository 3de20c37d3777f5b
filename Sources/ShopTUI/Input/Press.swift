import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// A press of the left button: its target, and the screen and row it belongs to.
struct Press {
  let target: Target?
  private let screen: ScreenID?
  private let row: ScreenRow?

  init(on target: Target?, of desktop: Desktop) {
    self.target = target
    guard case .window(let id, let part) = target, let view = desktop.view(id) else {
      (screen, row) = (nil, nil)
      return
    }
    switch part {
    case .row(let index):
      let content = view.current
      (screen, row) = (content.screenID, content.screen.selectable(index))
    // Back repeats on any screen, but not when it leaves a flow.
    case .back: (screen, row) = (view.router.presented?.screen, nil)
    case .tab, .tabBar, .new, .close, .title, .badge, .body, .outside:
      (screen, row) = (view.current.screenID, nil)
    }
  }

  /// True if it means the same as the press before it: by the second press of a double click,
  /// something else may be under the pointer, and some actions must happen only once.
  func repeats(_ other: Press?) -> Bool {
    guard let other, target == other.target, screen == other.screen else { return false }
    switch (target, row, other.row) {
    case (.window(_, .row), let row?, let before?): return row.isAbout(before)
    case (.moment, _, _), (.window(_, .title), _, _), (.window(_, .back), _, _),
      (.window(_, .outside), _, _):
      return true
    default: return false
    }
  }
}
