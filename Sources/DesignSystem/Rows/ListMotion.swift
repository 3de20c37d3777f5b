/// Moves the selection and the visible part; `viewport` is the number of visible lines.
extension Layout {
  /// Clamped to the valid range.
  public func clamped(_ position: ListPosition, viewport: Int) -> ListPosition {
    ListPosition(
      selection: min(max(position.selection, 0), max(selectableCount - 1, 0)),
      scroll: min(max(position.scroll, 0), lastScroll(viewport))
    )
  }

  /// The nearest scroll position that shows the selected row, or its top if it is too tall.
  public func scroll(toShow selection: Int, from scroll: Int, viewport: Int) -> Int {
    let here = clamped(ListPosition(selection: selection, scroll: scroll), viewport: viewport)
    let lines = lines(ofSelectable: here.selection)
    guard !lines.isEmpty else { return here.scroll }
    let lowest = min(lines.lowerBound, lines.upperBound - shown(viewport))
    return min(max(here.scroll, lowest), lines.lowerBound, lastScroll(viewport))
  }

  /// The same selection, scrolled just far enough to be visible.
  public func inSight(_ position: ListPosition, viewport: Int) -> ListPosition {
    let here = clamped(position, viewport: viewport)
    return select(here.selection, from: here, viewport: viewport)
  }

  /// True if any line of the selected row is visible.
  public func isInSight(_ position: ListPosition, viewport: Int) -> Bool {
    isVisible(clamped(position, viewport: viewport), viewport: viewport)
  }

  /// Selects the next selectable row, or the previous one if `step` is negative.
  ///
  /// If that row is more than half a viewport out of sight, it scrolls by half a viewport instead;
  /// if there is none, by one line, so that no text is skipped. If the selection was scrolled out
  /// of sight, it selects the nearest visible row.
  public func move(_ position: ListPosition, by step: Int, viewport: Int) -> ListPosition {
    var here = clamped(position, viewport: viewport)
    for _ in 0..<min(step.magnitude, UInt(lineCount)) {
      here = step > 0 ? next(here, viewport: viewport) : previous(here, viewport: viewport)
    }
    return here
  }

  /// Moves by whole viewports, backward if negative; each overlaps the next by one line.
  public func page(_ position: ListPosition, by pages: Int, viewport: Int) -> ListPosition {
    let here = clamped(position, viewport: viewport)
    let pages = min(max(pages, -lineCount), lineCount)
    let distance = pages * max(shown(viewport) - 1, 1)
    let origin =
      isVisible(here, viewport: viewport)
      ? lines(ofSelectable: here.selection).lowerBound : here.scroll
    let target = origin + distance
    let selection =
      distance > 0 ? firstSelectable(from: target + 1) - 1 : firstSelectable(from: target)
    let moved = ListPosition(
      selection: distance > 0
        ? max(selection, here.selection) : min(selection, here.selection),
      scroll: here.scroll + distance
    )
    return clamped(moved, viewport: viewport)
  }

  /// The end of the list.
  public func last(viewport: Int) -> ListPosition {
    clamped(ListPosition(selection: selectableCount, scroll: lineCount), viewport: viewport)
  }

  /// Scrolls by lines, as a mouse wheel does, without moving the selection.
  public func scrolled(_ position: ListPosition, by lines: Int, viewport: Int) -> ListPosition {
    let here = clamped(position, viewport: viewport)
    let distance = min(max(lines, -lineCount), lineCount)
    return clamped(
      ListPosition(selection: here.selection, scroll: here.scroll + distance),
      viewport: viewport
    )
  }

  private func next(_ here: ListPosition, viewport: Int) -> ListPosition {
    let target =
      isVisible(here, viewport: viewport)
      ? here.selection + 1 : firstSelectable(from: here.scroll)
    guard target < selectableCount else { return scrolled(here, by: 1, viewport: viewport) }
    let half = max(viewport / 2, 1)
    let distance = lines(ofSelectable: target).lowerBound - here.scroll - shown(viewport)
    if distance >= half { return scrolled(here, by: half, viewport: viewport) }
    return select(target, from: here, viewport: viewport)
  }

  private func previous(_ here: ListPosition, viewport: Int) -> ListPosition {
    let target =
      isVisible(here, viewport: viewport)
      ? here.selection - 1 : firstSelectable(from: here.scroll + shown(viewport)) - 1
    guard target >= 0 else { return scrolled(here, by: -1, viewport: viewport) }
    let half = max(viewport / 2, 1)
    let distance = here.scroll - lines(ofSelectable: target).upperBound
    if distance >= half { return scrolled(here, by: -half, viewport: viewport) }
    return select(target, from: here, viewport: viewport)
  }

  private func select(_ target: Int, from here: ListPosition, viewport: Int) -> ListPosition {
    ListPosition(
      selection: target,
      scroll: scroll(toShow: target, from: here.scroll, viewport: viewport)
    )
  }

  private func isVisible(_ here: ListPosition, viewport: Int) -> Bool {
    let lines = lines(ofSelectable: here.selection)
    return lines.overlaps(here.scroll..<here.scroll + shown(viewport))
  }

  private func lastScroll(_ viewport: Int) -> Int { max(lineCount - shown(viewport), 0) }

  /// At least 1.
  private func shown(_ viewport: Int) -> Int { max(min(viewport, lineCount), 1) }
}
