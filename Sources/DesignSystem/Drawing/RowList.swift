extension Drawing {
  /// Draws the rows of a screen that are in sight, the selected one, and where there is more.
  ///
  /// Each row that can be selected sends what `hit` says for its `.row`.
  public mutating func draw(
    _ layout: Layout,
    at position: ListPosition,
    in rect: Rect,
    isFocused: Bool,
    hit: (Part) -> Action
  ) {
    guard rect.width > Gutter.left + Gutter.right, rect.height > 0 else { return }
    let here = layout.clamped(position, viewport: rect.height)
    let visible = here.scroll..<here.scroll + rect.height
    layout.forEachRow(in: visible) { place in
      let isSelected = place.selectable == here.selection
      draw(place, scroll: here.scroll, in: rect, isSelected: isSelected && isFocused)
      guard let selectable = place.selectable else { return }
      let lines = place.lines.clamped(to: visible)
      let area = Rect(
        column: rect.column,
        row: rect.row + lines.lowerBound - here.scroll,
        width: rect.width,
        height: lines.count
      )
      if isSelected { mark(area, place.content, isFocused: isFocused) }
      addHit(area, hit(.row(selectable)))
    }
    drawScrollMarks(above: here.scroll > 0, below: visible.upperBound < layout.lineCount, in: rect)
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
    if let point = painter.draw(place.content, on: &canvas) { cursor = point }
  }

  /// A field keeps its own look, or the cursor in it would be lost.
  private mutating func mark(_ area: Rect, _ content: RowContent, isFocused: Bool) {
    let style: Style = isFocused ? .selection : .selectionUnfocused
    var area = area
    if case .field = content { area.width = min(area.width, Gutter.left) }
    if isFocused { canvas.restyle(area, as: style) }
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
