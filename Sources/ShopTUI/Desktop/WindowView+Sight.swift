import DesignSystem
import SceneNavigation
import ShopCore

/// What stays before one's eyes when a window is given another place.
extension WindowView {
  /// Where a window looked before it had to scroll to keep the selected row in sight, and where it
  /// looks since.
  struct Detour {
    let screen: ScreenID
    let scrollBefore: Int
    let position: ListPosition
  }

  /// Notes whether the selected row is in sight, while the window is on the screen.
  func noteSight() {
    if !rect.isEmpty { hadSelectionInSight = current.isSelectionInSight }
  }

  /// The look that has the selected row in sight where it was before; nil where it is.
  ///
  /// Once there is room again it leads back to where one looked, unless one moved since. A screen nobody
  /// has moved on shows its top, as one that was just opened.
  func takeLookInSight() -> SceneAction? {
    guard !rect.isEmpty, hadSelectionInSight else { return nil }
    let content = current
    guard content.position != ListPosition() else { return nil }
    let scroll = content.view.scroll
    let origin = scrollBefore(content) ?? scroll
    let shown = content.scrollShowingSelection(from: origin)
    let position = ListPosition(selection: content.position.selection, scroll: shown)
    detour =
      shown == origin
      ? nil : Detour(screen: content.screenID, scrollBefore: origin, position: position)
    guard shown != scroll else { return nil }
    return .look(content.screenID, selection: position.selection, scroll: shown)
  }

  /// Where it looked before it had to scroll; nil where it did not, or one moved since.
  private func scrollBefore(_ content: WindowContent) -> Int? {
    guard let detour, detour.screen == content.screenID,
      detour.position
        == ListPosition(selection: content.view.selection, scroll: content.view.scroll)
    else { return nil }
    return detour.scrollBefore
  }
}

extension WindowContent {
  /// The given scroll if the selected row is in sight from there, else the nearest one from which it
  /// is.
  fileprivate func scrollShowingSelection(from scroll: Int) -> Int {
    var there = self
    there.view.scroll = scroll
    guard !there.isSelectionInSight else { return scroll }
    return layout.scroll(toShow: position.selection, from: scroll, viewport: viewport)
  }
}
