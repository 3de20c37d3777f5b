/// A box over the middle of an area: a prompt, a question, the help.
public struct Dialog {
  /// The title in its upper edge.
  public let title: String
  /// A few words in its lower edge, such as which key closes it.
  public let hint: String?
  /// The area it covers, which is dimmed.
  public let area: Rect
  /// The box, including its border.
  public let rect: Rect
  /// The layout of its scrolling rows.
  public let layout: Layout
  /// The columns at the right and the lines below its rows that are left for other drawing.
  public let free: (columns: Int, lines: Int)
  /// Rows above the others that do not scroll.
  let header: Layout

  /// A dialog as high as its rows need or as `height` says, if that fits; `width` and `height`
  /// include the border.
  public init<Action>(
    _ content: ScreenContent<Action>,
    below header: [Row<Action>] = [],
    width: Int = 60,
    height: Int? = nil,
    leavingFree free: (columns: Int, lines: Int) = (0, 0),
    hint: String? = nil,
    in area: Rect
  ) {
    let width = max(min(width, area.width - 2), 0)
    title = content.title
    self.hint = hint
    self.area = area
    let above = ScreenContent(title: "", rows: header)
    self.header = Layout(of: above, width: max(width - 2, 0))
    layout = Layout(of: content, width: max(width - 2 - free.columns, 0))
    self.free = free
    let preferred = height ?? self.header.lineCount + layout.lineCount + 2
    let height = max(min(preferred, Self.mostLines(in: area) + 2), 0)
    rect = Rect(
      column: area.column + (area.width - width) / 2,
      row: area.row + (area.height - height) / 2,
      width: width,
      height: height
    )
  }

  /// A sheet: a box at the top of its area, with a margin around it.
  ///
  /// `level` is the number of sheets below it. Each sheet is a little lower and narrower than the
  /// one below, if there is room.
  public init<Action>(
    sheet content: ScreenContent<Action>,
    level: Int,
    hint: String? = nil,
    in area: Rect
  ) {
    let side = (area.width < 40 ? 1 : 2) + min(level, max(area.width - 30, 0) / 2)
    let top = (area.height < 8 ? 0 : area.height < 16 ? 1 : 2) + min(level, max(area.height - 9, 0))
    let bottom = area.height < 8 ? 0 : 1
    title = content.title
    self.hint = hint
    self.area = area
    free = (0, 0)
    let width = max(area.width - 2 * side, 0)
    header = Layout(of: ScreenContent<Action>(title: "", rows: []), width: 0)
    layout = Layout(of: content, width: max(width - 2, 0))
    rect = Rect(
      column: area.column + side,
      row: area.row + top,
      width: width,
      height: min(layout.lineCount + 2, area.height - top - bottom)
    )
  }

  /// A box that fills the given rectangle.
  public init<Action>(
    filling rect: Rect,
    with content: ScreenContent<Action>,
    below header: [Row<Action>] = [],
    hint: String? = nil
  ) {
    title = content.title
    self.hint = hint
    area = rect
    free = (0, 0)
    self.rect = rect
    self.header = Layout(
      of: ScreenContent(title: "", rows: header),
      width: max(rect.width - 2, 0)
    )
    layout = Layout(of: content, width: max(rect.width - 2, 0))
  }

  /// The most lines of content that a dialog in an area has room for.
  public static func mostLines(in area: Rect) -> Int {
    area.height - (area.height < 10 ? 2 : 4)
  }

  /// Its scrolling rows, and how many of their lines are visible.
  public var viewport: Viewport { Viewport(of: layout, height: content.height) }

  /// Where its scrolling rows are drawn.
  public var content: Rect {
    let inside = rect.inset(columns: 1, rows: 1)
    let rows = inside.rows.dropFirst(header.lineCount)
    return Rect(
      columns: inside.columns.dropLast(free.columns),
      rows: rows.dropLast(free.lines)
    )
  }

  /// Where the rows that do not scroll are drawn.
  var top: Rect {
    let inside = rect.inset(columns: 1, rows: 1)
    return Rect(columns: inside.columns, rows: inside.rows.prefix(header.lineCount))
  }
}

extension Drawing {
  /// Dims the area and draws the dialog over it, which takes all clicks there; the selected row is
  /// marked if `showsSelection` is true.
  public mutating func draw(
    _ dialog: Dialog,
    at position: ListPosition,
    isFocused: Bool = true,
    showsSelection: Bool = true,
    hit: (Part) -> Action
  ) {
    canvas.restyle(dialog.area, as: .dimmed)
    addHit(dialog.area, hit(.outside))
    cursor = nil
    let rect = dialog.rect
    guard rect.width >= 2, rect.height >= 2 else { return }
    canvas.fill(rect, with: .blank(.dialog))
    addHit(rect, hit(.body))
    canvas.drawBox(in: rect)
    drawEdge(of: dialog, isFocused: isFocused)
    drawHint(of: dialog)
    draw(dialog.header, at: ListPosition(), in: dialog.top, isFocused: isFocused, hit: hit)
    draw(
      dialog.layout,
      at: position,
      in: dialog.content,
      isFocused: isFocused,
      showsSelection: showsSelection,
      hit: hit
    )
  }

  /// Redraws the upper edge of a dialog, the only part besides its rows that depends on focus.
  public mutating func drawEdge(of dialog: Dialog, isFocused: Bool) {
    let rect = dialog.rect
    guard rect.width >= 2, rect.height >= 2 else { return }
    canvas.restyle(
      Rect(column: rect.column, row: rect.row, width: rect.width, height: 1),
      as: isFocused ? .borderFocused : .border
    )
    let title = TextCells.truncated(dialog.title, to: rect.width - 6)
    if !title.isEmpty {
      canvas.write(
        " \(title) ",
        column: rect.column + 2,
        row: rect.row,
        style: isFocused ? .dialogTitle : .heading
      )
    }
  }

  private mutating func drawHint(of dialog: Dialog) {
    let rect = dialog.rect
    guard let hint = dialog.hint.map({ TextCells.truncated($0, to: rect.width - 6) }),
      !hint.isEmpty
    else { return }
    canvas.write(
      " \(hint) ",
      column: rect.columns.upperBound - 4 - TextCells.width(of: hint),
      row: rect.rows.upperBound - 1,
      style: .secondary
    )
  }
}
