import DesignSystem
import ShopCore
import ShopScreens

/// What a window shows at a moment: its screen, laid out in its frame, and where one looks.
struct WindowContent {
  let screen: Screen
  let screenID: ScreenID
  var view: ViewState
  let frame: WindowFrame
  let layout: Layout
  /// How many lines of the screen are in sight.
  let viewport: Int

  init(
    screen: Screen,
    screenID: ScreenID,
    view: ViewState,
    rect: Rect,
    makeFrame: (Screen) -> WindowFrame
  ) {
    self.screen = screen
    self.screenID = screenID
    self.view = view
    frame = makeFrame(screen)
    let area = frame.content(in: rect)
    layout = Layout(of: screen, width: area.width)
    viewport = area.height
  }

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
