import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// A press of the left button: on what, and what that was a part of.
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
    // The way back is the same on every place, but none that leads out of a flow.
    case .back: (screen, row) = (view.router.presented?.screen, nil)
    case .tab, .tabBar, .new, .close, .title, .badge, .body, .outside:
      (screen, row) = (view.current.screenID, nil)
    }
  }

  /// Whether it means once more what the press before it meant: what lies under the pointer by the
  /// second press of a double click may be something else, and some things are done once.
  func repeats(_ other: Press?) -> Bool {
    guard let other, target == other.target, screen == other.screen else { return false }
    switch (target, row, other.row) {
    case (.window(_, .row), let row?, let before?): return row.isAbout(before)
    case (.window(_, .title), _, _), (.window(_, .back), _, _), (.window(_, .outside), _, _):
      return true
    default: return false
    }
  }
}
