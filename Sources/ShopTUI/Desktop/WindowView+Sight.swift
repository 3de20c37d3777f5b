import DesignSystem
import SceneNavigation
import ShopCore

/// Keeping the selected row in sight when the window is resized.
extension WindowView {
  /// A screen's scroll position before it had to scroll to keep the selected row in sight, and
  /// after.
  struct Detour {
    let scrollBefore: Int
    let position: ListPosition
  }

  /// Only while the window is on the screen.
  func noteSight() {
    guard !rect.isEmpty else { return }
    selectionsInSight = Set(contents.filter(\.isSelectionInSight).map(\.screenID))
  }

  /// The actions that bring the selected rows back into sight, also of what is covered.
  ///
  /// Once there is room again they restore the earlier scroll positions, unless the user moved since.
  /// A screen the user has not moved on shows its top, as if just opened.
  func takeLooksInSight() -> [SceneAction] {
    guard !rect.isEmpty else { return [] }
    let contents = contents
    detours = detours.filter { detour in contents.contains { $0.screenID == detour.key } }
    return contents.compactMap(takeLookInSight)
  }

  private func takeLookInSight(_ content: WindowContent) -> SceneAction? {
    guard selectionsInSight?.contains(content.screenID) ?? true,
      content.position != ListPosition()
    else { return nil }
    let scroll = content.view.scroll
    let origin = scrollBefore(content) ?? scroll
    let shown = content.scrollShowingSelection(from: origin)
    let position = ListPosition(selection: content.position.selection, scroll: shown)
    detours[content.screenID] =
      shown == origin ? nil : Detour(scrollBefore: origin, position: position)
    guard shown != scroll else { return nil }
    return .look(content.screenID, selection: position.selection, scroll: shown)
  }

  /// The scroll position before it had to scroll; nil if it did not, or the user moved since.
  private func scrollBefore(_ content: WindowContent) -> Int? {
    guard let detour = detours[content.screenID],
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
