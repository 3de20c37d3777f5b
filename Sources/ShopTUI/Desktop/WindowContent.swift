import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// What a window shows at a moment: a screen, and where one looks.
struct WindowContent {
  let made: MadeScreen
  var view: ViewState

  var screenID: ScreenID { made.id }
  var screen: Screen { made.screen }
  var layout: Layout { made.layout }
  var viewport: Int { made.rows.height }

  /// The selected row and the first line in sight, as far as they exist.
  var position: ListPosition {
    layout.clamped(
      ListPosition(selection: view.selection, scroll: view.scroll),
      viewport: viewport
    )
  }

  /// The look that stands on the row one stood on when the screen was another; nil where this one does,
  /// or where that row is gone.
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

  /// Whether there are other rows to select than the one that is.
  var hasOthers: Bool { layout.selectableCount > 1 }

  /// The row that is selected, if there is any.
  var selectedRow: ScreenRow? { screen.selectable(position.selection) }

  /// Whether any line of the selected row is visible.
  var isSelectionInSight: Bool { layout.isInSight(position, viewport: viewport) }
}
