import DesignSystem
import ShopCore
import ShopScreens

/// A screen made for a window: its rows, laid out in the window's frame.
///
/// It never changes, and is an object only so that whoever asks for it need not copy it.
final class MadeScreen {
  let id: ScreenID
  private let view: ViewState
  let screen: Screen
  let frame: WindowFrame
  let layout: Layout
  /// How many lines of the screen are in sight.
  let viewport: Int

  /// Makes a screen as it was asked for with a view, in the frame of a window of this place.
  init(_ screen: Screen, id: ScreenID, for view: ViewState, frame: WindowFrame, in rect: Rect) {
    self.id = id
    self.view = view
    self.screen = screen
    self.frame = frame
    let area = frame.content(in: rect)
    layout = Layout(of: screen, width: area.width)
    viewport = area.height
  }

  /// Whether it is what would be made for a view: where one looks may differ, what was typed may not.
  func isRight(for other: ViewState) -> Bool {
    view.drafts == other.drafts && view.editing == other.editing
  }
}

/// What a window shows at a moment: its screen, and where one looks.
struct WindowContent {
  let made: MadeScreen
  let view: ViewState

  var screenID: ScreenID { made.id }
  var screen: Screen { made.screen }
  var layout: Layout { made.layout }
  var viewport: Int { made.viewport }

  /// The selected row and the first line in sight, as far as they exist.
  var position: ListPosition {
    layout.clamped(
      ListPosition(selection: view.selection, scroll: view.scroll),
      viewport: viewport
    )
  }

  /// The row that is selected, if there is any.
  var selectedRow: ScreenRow? { screen.selectable(position.selection) }

  /// Whether any line of the selected row is visible.
  var isSelectionInSight: Bool {
    let here = position
    let lines = layout.lines(ofSelectable: here.selection)
    return !lines.isEmpty && lines.overlaps(here.scroll..<here.scroll + max(viewport, 1))
  }
}
