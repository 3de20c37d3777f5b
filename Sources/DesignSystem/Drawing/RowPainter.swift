/// Draws one row into its lines, some of which may be scrolled out of sight.
struct RowPainter {
  /// The whole row, in canvas coordinates.
  let rect: Rect
  /// The canvas rows that may be drawn on.
  let clip: Range<Int>
  let isSelected: Bool
  let isEnabled: Bool

  /// Returns the position of the cursor if a field is being edited, which is scrolled to show it.
  func draw(_ content: RowContent, _ scroll: inout FieldScroll, on canvas: inout Canvas) -> Point? {
    switch content {
    case .text(let text, let style): write(lines: text, style: style, on: &canvas)
    case .heading(let text): write(text, column: -1, style: .heading, on: &canvas)
    case .item(let item): draw(item, on: &canvas)
    case .field(let field): return draw(field, &scroll, on: &canvas)
    case .button(let label):
      let label = TextCells.truncated(label, to: rect.width - 4)
      write("[ \(label) ]", style: isEnabled ? .accent : .secondary, on: &canvas)
    case .toggle(let label, let isOn):
      write(TextCells.truncated("[\(isOn ? "x" : " ")] \(label)", to: rect.width), on: &canvas)
    case .option(let label, let isChosen):
      let mark = isChosen ? "•" : " "
      write(TextCells.truncated("(\(mark)) \(label)", to: rect.width), on: &canvas)
    case .choice(let label, let value):
      draw(Item(leading: label, trailing: value, trailingStyle: .accent), on: &canvas)
    case .definition(let term, let words, let termWidth):
      let places = RowContent.places(term, words, termWidth, in: rect.width)
      write(lines: term, width: places.termWidth, style: .footerKey, on: &canvas)
      write(lines: words, from: places.line, column: places.column, on: &canvas)
    case .divider:
      guard clip.contains(rect.row) else { return nil }
      let line = Rect(column: rect.column - 1, row: rect.row, width: rect.width + 1, height: 1)
      canvas.fill(line, with: Cell("─", style: .border))
    case .blank: break
    case .cells(let cells):
      guard clip.contains(rect.row) else { return nil }
      for (column, cell) in cells.prefix(rect.width).enumerated() {
        canvas[rect.column + column, rect.row] = cell
      }
    case .notice(let text): write(lines: text, isCentered: true, style: .secondary, on: &canvas)
    }
    return nil
  }

  private func draw(_ item: Item, on canvas: inout Canvas) {
    var free = rect.width
    let brief = item.isWider(than: rect.width) ? item.trailingBrief : nil
    if let trailing = brief ?? item.trailing {
      let text = TextCells.truncated(trailing, to: max(rect.width / 2, 1))
      let width = TextCells.width(of: text)
      write(text, column: rect.width - width, style: item.trailingStyle, on: &canvas)
      free -= width + RowContent.gap
    }
    let badge = item.badge.map(Item.padded) ?? ""
    let badgeWidth = badge.isEmpty ? 0 : TextCells.width(of: badge) + RowContent.gap
    let least = min(Item.shortest, TextCells.width(of: item.leading))
    let showsBadge = badgeWidth > 0 && free - badgeWidth >= least
    // The name is truncated before a short fact about it, such as “sold out”.
    let room = free - (showsBadge ? badgeWidth : 0)
    let fact = rect.height > 1 ? nil : item.shortFact
    let spared = room - (fact.map { TextCells.width(of: $0) + RowContent.gap } ?? 0)
    let keepsFact = fact != nil && spared >= Item.shortest + 2
    let leading = TextCells.truncated(item.leading, to: keepsFact ? spared : room)
    var column = max(write(leading, on: &canvas), min(item.leadingWidth, free))
    emphasize(item.marks, of: leading, on: &canvas)
    if showsBadge {
      column += RowContent.gap
      column += write(badge, column: column, style: .badge, on: &canvas)
    }
    guard let detail = item.detail else { return }
    if rect.height > 1 {
      let text = TextCells.truncated(detail, to: rect.width)
      write(text, line: 1, style: .secondary, on: &canvas)
    } else if free - column - RowContent.gap >= Item.shortest {
      column += RowContent.gap
      let room = free - column
      let mustCut = fact.map { TextCells.width(of: $0) + Item.shortest > room } ?? false
      let text =
        TextCells.width(of: detail) > room && mustCut
        ? fact ?? detail : TextCells.truncated(detail, to: room)
      write(text, column: column, style: .secondary, on: &canvas)
    }
  }

  private func emphasize(_ marks: [Range<Int>], of shown: String, on canvas: inout Canvas) {
    guard clip.contains(rect.row) else { return }
    var marks = marks[...]
    var column = rect.column
    for (place, character) in shown.enumerated() {
      marks = marks.drop { $0.upperBound <= place }
      guard let mark = marks.first else { return }
      let width = TextCells.width(of: String(character))
      if mark.contains(place) {
        canvas.restyle(Rect(column: column, row: rect.row, width: width, height: 1), as: .match)
      }
      column += width
    }
  }

  func write(
    lines text: String,
    from first: Int = 0,
    column: Int = 0,
    width: Int? = nil,
    isCentered: Bool = false,
    style: Style = .text,
    on canvas: inout Canvas
  ) {
    let width = width ?? rect.width - column
    let lines =
      isCentered
      ? TextCells.balanced(text, width: width) : TextCells.wrapped(text, width: width)
    for (index, text) in lines.enumerated() where clip.contains(rect.row + first + index) {
      let line = first + index
      let free = isCentered ? max(rect.width - TextCells.width(of: text), 0) : 0
      write(text, column: column + free / 2, line: line, style: style, on: &canvas)
    }
  }

  /// `column` counts from the left edge of the row.
  @discardableResult
  private func write(
    _ text: String,
    column: Int = 0,
    line: Int = 0,
    style: Style = .text,
    on canvas: inout Canvas
  ) -> Int {
    guard clip.contains(rect.row + line) else { return 0 }
    return canvas.write(
      text,
      column: rect.column + column,
      row: rect.row + line,
      width: rect.width - column,
      style: style
    )
  }
}
