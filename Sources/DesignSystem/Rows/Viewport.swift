/// The visible part of a layout; moves the selection, and itself.
public struct Viewport {
  /// All lines.
  public let layout: Layout
  /// The number of visible lines.
  public let height: Int

  /// This many visible lines of a layout.
  public init(of layout: Layout, height: Int) {
    self.layout = layout
    self.height = height
  }

  /// Clamped to the valid range.
  public func clamped(_ position: ListPosition) -> ListPosition {
    ListPosition(
      selection: min(max(position.selection, 0), max(layout.selectableCount - 1, 0)),
      scroll: min(max(position.scroll, 0), lastScroll)
    )
  }

  /// The same selection, scrolled just far enough to be visible.
  public func inSight(_ position: ListPosition) -> ListPosition {
    let here = clamped(position)
    return select(here.selection, from: here)
  }

  /// True if any line of the selected row is visible.
  public func isInSight(_ position: ListPosition) -> Bool {
    isVisible(clamped(position))
  }

  /// Selects the next selectable row, or the previous one if `step` is negative.
  ///
  /// If that row is more than half a viewport out of sight, it scrolls by half a viewport instead;
  /// if there is none, by one line, so that no text is skipped. If the selection was scrolled out
  /// of sight, it selects the nearest visible row.
  public func move(_ position: ListPosition, by step: Int) -> ListPosition {
    var here = clamped(position)
    for _ in 0..<min(step.magnitude, UInt(layout.lineCount)) {
      here = step > 0 ? next(here) : previous(here)
    }
    return here
  }

  /// Moves by whole viewports, backward if negative; each overlaps the next by one line.
  public func page(_ position: ListPosition, by pages: Int) -> ListPosition {
    let here = clamped(position)
    let pages = min(max(pages, -layout.lineCount), layout.lineCount)
    let distance = pages * max(shown - 1, 1)
    let origin =
      isVisible(here) ? layout.lines(ofSelectable: here.selection).lowerBound : here.scroll
    let target = origin + distance
    let selection =
      distance > 0
      ? max(layout.firstSelectable(from: target + 1) - 1, here.selection)
      : min(layout.firstSelectable(from: target), here.selection)
    return clamped(ListPosition(selection: selection, scroll: here.scroll + distance))
  }

  /// The end of the list.
  public var last: ListPosition {
    clamped(ListPosition(selection: layout.selectableCount, scroll: layout.lineCount))
  }

  /// Scrolls by lines, as a mouse wheel does, without moving the selection.
  public func scrolled(_ position: ListPosition, by lines: Int) -> ListPosition {
    let here = clamped(position)
    let distance = min(max(lines, -layout.lineCount), layout.lineCount)
    return clamped(ListPosition(selection: here.selection, scroll: here.scroll + distance))
  }

  private func next(_ here: ListPosition) -> ListPosition {
    let target =
      isVisible(here) ? here.selection + 1 : layout.firstSelectable(from: here.scroll)
    guard target < layout.selectableCount else { return scrolled(here, by: 1) }
    let half = max(height / 2, 1)
    let distance = layout.lines(ofSelectable: target).lowerBound - here.scroll - shown
    if distance >= half { return scrolled(here, by: half) }
    return select(target, from: here)
  }

  private func previous(_ here: ListPosition) -> ListPosition {
    let target =
      isVisible(here)
      ? here.selection - 1 : layout.firstSelectable(from: here.scroll + shown) - 1
    guard target >= 0 else { return scrolled(here, by: -1) }
    let half = max(height / 2, 1)
    let distance = here.scroll - layout.lines(ofSelectable: target).upperBound
    if distance >= half { return scrolled(here, by: -half) }
    return select(target, from: here)
  }

  /// Scrolls just far enough to show the row, or its top if it is too tall.
  private func select(_ target: Int, from here: ListPosition) -> ListPosition {
    let lines = layout.lines(ofSelectable: target)
    guard !lines.isEmpty else { return here }
    let lowest = min(lines.lowerBound, lines.upperBound - shown)
    let scroll = min(max(here.scroll, lowest), lines.lowerBound, lastScroll)
    return ListPosition(selection: target, scroll: scroll)
  }

  private func isVisible(_ here: ListPosition) -> Bool {
    let lines = layout.lines(ofSelectable: here.selection)
    return lines.overlaps(here.scroll..<here.scroll + shown)
  }

  private var lastScroll: Int { max(layout.lineCount - shown, 0) }

  /// At least 1.
  private var shown: Int { max(min(height, layout.lineCount), 1) }
}
