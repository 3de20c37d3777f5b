import DesignSystem
import SceneNavigation
import ShopCore

/// Keeping the selected row in sight when the window is resized.
extension WindowView {
  /// A window's scroll position before it had to scroll to keep the selected row in sight, and
  /// after.
  struct Detour {
    let screen: ScreenID
    let scrollBefore: Int
    let position: ListPosition
  }

  /// Only while the window is on the screen.
  func noteSight() {
    if !rect.isEmpty { hadSelectionInSight = current.isSelectionInSight }
  }

  /// The action that brings the selected row back into sight; nil if it is in sight.
  ///
  /// Once there is room again it restores the earlier scroll position, unless the user moved since.
  /// A screen the user has not moved on shows its top, as if just opened.
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

  /// The scroll position before it had to scroll; nil if it did not, or the user moved since.
  private func scrollBefore(_ content: WindowContent) -> Int? {
    guard let detour, detour.screen == content.screenID,
      detour.position
        == ListPosition(selection: content.view.selection, scroll: content.view.scroll)
    else { return nil }
    return detour.scrollBefore
  }
}

extension WindowContent {
  /// This scroll position if it shows the selected row, otherwise the nearest that does.
  fileprivate func scrollShowingSelection(from scroll: Int) -> Int {
    var there = self
    there.view.scroll = scroll
    guard !there.isSelectionInSight else { return scroll }
    return layout.scroll(toShow: position.selection, from: scroll, viewport: viewport)
  }
}
