import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// The content of a window: a screen, and the position in it.
struct WindowContent {
  let made: MadeScreen
  var view: ViewState

  var screenID: ScreenID { made.id }
  var screen: Screen { made.screen }
  var layout: Layout { made.layout }
  var viewport: Int { made.rows.height }

  /// The selected row and the first visible line, clamped to what exists.
  var position: ListPosition {
    layout.clamped(
      ListPosition(selection: view.selection, scroll: view.scroll),
      viewport: viewport
    )
  }

  /// The action that keeps the same row selected after the screen changed; nil if it still is, or
  /// is gone.
  func look(stayingOnRowOf former: MadeScreen) -> SceneAction? {
    let before = WindowContent(made: former, view: view)
    guard former !== made, let row = before.selectedRow,
      let number = screen.number(of: row, near: before.position.selection),
      number != position.selection
    else { return nil }
    let scroll =
      before.isSelectionInSight
      ? layout.scroll(toShow: number, from: view.scroll, viewport: viewport) : view.scroll
    return .look(screenID, selection: number, scroll: scroll)
  }

  var hasOthers: Bool { layout.selectableCount > 1 }

  var selectedRow: ScreenRow? { screen.selectable(position.selection) }

  var isSelectionInSight: Bool { layout.isInSight(position, viewport: viewport) }
}
