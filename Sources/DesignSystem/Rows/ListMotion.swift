/// How the selection and the visible part move; `viewport` is the number of visible lines.
extension Layout {
  /// The nearest position that exists.
  public func clamped(_ position: ListPosition, viewport: Int) -> ListPosition {
    ListPosition(
      selection: min(max(position.selection, 0), max(selectableCount - 1, 0)),
      scroll: min(max(position.scroll, 0), lastScroll(viewport))
    )
  }

  /// The scroll nearest to the given one that shows the selected row, or its top if it is too tall.
  public func scroll(toShow selection: Int, from scroll: Int, viewport: Int) -> Int {
    let here = clamped(ListPosition(selection: selection, scroll: scroll), viewport: viewport)
    let lines = lines(ofSelectable: here.selection)
    guard !lines.isEmpty else { return here.scroll }
    let lowest = min(lines.lowerBound, lines.upperBound - shown(viewport))
    return min(max(here.scroll, lowest), lines.lowerBound, lastScroll(viewport))
  }

  /// The same row selected, scrolled as little as it takes to have it in sight.
  public func inSight(_ position: ListPosition, viewport: Int) -> ListPosition {
    let here = clamped(position, viewport: viewport)
    return select(here.selection, from: here, viewport: viewport)
  }

  /// Whether any line of the selected row can be seen.
  public func isInSight(_ position: ListPosition, viewport: Int) -> Bool {
    isVisible(clamped(position, viewport: viewport), viewport: viewport)
  }

  /// Goes to the next row that can be selected, or to the one before it for a negative `step`.
  ///
  /// Where that row lies more than half a viewport out of sight it scrolls by half a viewport
  /// instead, and where there is no such row by a line, so that no text is skipped. From a
  /// selection that was scrolled out of sight it goes to the nearest visible row.
  public func move(_ position: ListPosition, by step: Int, viewport: Int) -> ListPosition {
    var here = clamped(position, viewport: viewport)
    for _ in 0..<min(step.magnitude, UInt(lineCount)) {
      here = step > 0 ? next(here, viewport: viewport) : previous(here, viewport: viewport)
    }
    return here
  }

  /// Goes on by so many viewports, or back for a negative number; a line of each stays in sight.
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

  /// The top of everything.
  public func first() -> ListPosition { ListPosition() }

  /// The end of everything.
  public func last(viewport: Int) -> ListPosition {
    clamped(ListPosition(selection: selectableCount, scroll: lineCount), viewport: viewport)
  }

  /// Moves what is visible by so many lines, as a wheel does, and leaves the selection.
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

  /// How many lines a viewport shows, at least one.
  private func shown(_ viewport: Int) -> Int { max(min(viewport, lineCount), 1) }
}
