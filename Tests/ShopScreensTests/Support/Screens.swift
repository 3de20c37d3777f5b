import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// Where a screen stands: at the root of a tab, unless it says so.
func context(
  _ shop: ShopState = .sample,
  in tab: AppTab = .home,
  view: ViewState = ViewState()
) -> ScreenContext {
  ScreenContext(shop: shop, tab: tab, screen: .root(tab), view: view)
}

/// All of a screen as lines of text.
func picture(_ screen: Screen, width: Int = 40) -> String {
  let layout = Layout(of: screen, width: width)
  var drawing = Drawing<Part>(canvas: Canvas(width: width, height: layout.lineCount))
  let all = drawing.canvas.bounds
  drawing.draw(layout, at: ListPosition(), in: all, isFocused: true) { $0 }
  return drawing.canvas.text
}

/// What choosing each row that can be selected sends, from top to bottom.
func actions(of screen: Screen) -> [RowAction] {
  let count = Layout(of: screen, width: 40).selectableCount
  return (0..<count).compactMap { screen.selectable($0)?.action }
}

/// A presentation that stands in the first window.
func presented(_ content: Presentation.Content) -> Presentation {
  Presentation(
    id: Presentation.ID(scene: SceneID(number: 1), number: 4),
    content: content,
    cause: .key
  )
}
