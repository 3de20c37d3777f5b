extension Drawing {
  /// Draws the visible rows of a screen, the selection and the scroll marks.
  public mutating func draw(
    _ layout: Layout,
    at position: ListPosition,
    in rect: Rect,
    isFocused: Bool,
    showsSelection: Bool = true,
    hit: (Part) -> Action
  ) {
    guard rect.width > Gutter.left + Gutter.right, rect.height > 0 else { return }
    let here = Viewport(of: layout, height: rect.height).clamped(position)
    let visible = here.scroll..<here.scroll + rect.height
    layout.forEachRow(in: visible) { place in
      draw(place, at: here, in: rect, isFocused: isFocused, showsSelection: showsSelection)
      guard let selectable = place.selectable else { return }
      addHit(area(of: place.lines, at: here, in: rect), hit(.row(selectable)))
    }
    drawScrollMarks(above: here.scroll > 0, below: visible.upperBound < layout.lineCount, in: rect)
  }

  /// Redraws only the two rows between which the selection moved.
  ///
  /// Nothing else may have changed, including the scroll position; hit regions remain valid.
  /// `ground` is the style of the background.
  public mutating func drawSelection(
    of layout: Layout,
    from old: ListPosition,
    to new: ListPosition,
    in rect: Rect,
    isFocused: Bool,
    ground: Style = .text
  ) {
    guard rect.width > Gutter.left + Gutter.right, rect.height > 0 else { return }
    let viewport = Viewport(of: layout, height: rect.height)
    let here = viewport.clamped(new)
    let visible = here.scroll..<here.scroll + rect.height
    let rows = [viewport.clamped(old).selection, here.selection]
    for lines in rows.map({ layout.lines(ofSelectable: $0).clamped(to: visible) })
    where !lines.isEmpty {
      canvas.fill(area(of: lines, at: here, in: rect), with: .blank(ground))
      layout.forEachRow(in: lines) { draw($0, at: here, in: rect, isFocused: isFocused) }
    }
    drawScrollMarks(above: here.scroll > 0, below: visible.upperBound < layout.lineCount, in: rect)
  }

  private mutating func draw(
    _ place: Layout.Place,
    at here: ListPosition,
    in rect: Rect,
    isFocused: Bool,
    showsSelection: Bool = true
  ) {
    let isSelected = showsSelection && place.selectable == here.selection
    draw(place, scroll: here.scroll, in: rect, isSelected: isSelected && isFocused)
    guard isSelected else { return }
    mark(area(of: place.lines, at: here, in: rect), place.content, isFocused: isFocused)
  }

  private func area(of lines: Range<Int>, at here: ListPosition, in rect: Rect) -> Rect {
    let shown = lines.clamped(to: here.scroll..<here.scroll + rect.height)
    return Rect(
      column: rect.column,
      row: rect.row + shown.lowerBound - here.scroll,
      width: rect.width,
      height: shown.count
    )
  }

  private mutating func draw(
    _ place: Layout.Place,
    scroll: Int,
    in rect: Rect,
    isSelected: Bool
  ) {
    let area = Rect(
      column: rect.column + Gutter.left,
      row: rect.row + place.lines.lowerBound - scroll,
      width: Gutter.textWidth(in: rect.width),
      height: place.lines.count
    )
    let painter = RowPainter(
      rect: area,
      clip: rect.rows,
      isSelected: isSelected,
      isEnabled: place.selectable != nil
    )
    if let point = painter.draw(place.content, &fieldScroll, on: &canvas) { cursor = point }
  }

  /// A field keeps its own style, or its cursor would be invisible.
  private mutating func mark(_ area: Rect, _ content: RowContent, isFocused: Bool) {
    let style: Style = isFocused ? .selection : .selectionUnfocused
    var area = area
    if case .field = content { area.width = min(area.width, Gutter.left) }
    if isFocused { canvas.restyle(area) { $0 == .match ? .matchSelected : style } }
    canvas.write("›", column: area.column, row: area.row, width: area.width, style: style)
  }

  private mutating func drawScrollMarks(above: Bool, below: Bool, in rect: Rect) {
    let column = rect.columns.upperBound - 1
    if above { canvas.write("▲", column: column, row: rect.row, style: .mark) }
    if below {
      canvas.write("▼", column: column, row: rect.rows.upperBound - 1, style: .mark)
    }
  }
}
