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
  var viewport: Viewport { Viewport(of: made.layout, height: made.rows.height) }

  /// The selected row and the first visible line, clamped to what exists; the row is in sight unless
  /// the user scrolled it away, or has not moved on the screen, which shows its top.
  var position: ListPosition {
    let viewport = viewport
    let here = viewport.clamped(ListPosition(selection: view.selection, scroll: view.scroll))
    if view.isScrolledAway || here == ListPosition() || viewport.isInSight(here) { return here }
    return viewport.inSight(here)
  }

  /// The action that selects a row and scrolls.
  func look(at position: ListPosition) -> SceneAction {
    .look(
      screenID,
      selection: position.selection,
      scroll: position.scroll,
      isScrolledAway: !viewport.isInSight(position)
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
    return .look(
      screenID,
      selection: number,
      scroll: view.scroll,
      isScrolledAway: view.isScrolledAway
    )
  }

  var hasOthers: Bool { layout.selectableCount > 1 }

  var selectedRow: ScreenRow? { screen.selectable(position.selection) }

  var isSelectionInSight: Bool { viewport.isInSight(position) }
}
