/// A box in the middle of an area, over what is there: a prompt, a question, the help.
public struct Dialog {
  /// What its frame says.
  public let title: String
  /// A few words in the lower edge, such as which key closes it.
  public let hint: String?
  /// The area that waits while the dialog stands over it.
  public let area: Rect
  /// The box with its border.
  public let rect: Rect
  /// Where its rows lie.
  public let layout: Layout
  /// Rows above them that stay where they are when the others scroll.
  let header: Layout

  /// A dialog as high as its rows need and the area allows, or as high as it is told; `width` and
  /// `height` count its border too.
  public init<Action>(
    _ content: ScreenContent<Action>,
    below header: [Row<Action>] = [],
    width: Int = 60,
    height: Int? = nil,
    hint: String? = nil,
    in area: Rect
  ) {
    let width = max(min(width, area.width - 2), 0)
    title = content.title
    self.hint = hint
    self.area = area
    let above = ScreenContent(title: "", rows: header)
    self.header = Layout(of: above, width: max(width - 2, 0))
    layout = Layout(of: content, width: max(width - 2, 0))
    let wanted = height ?? self.header.lineCount + layout.lineCount + 2
    let height = max(min(wanted, Self.mostLines(in: area) + 2), 0)
    rect = Rect(
      column: area.column + (area.width - width) / 2,
      row: area.row + (area.height - height) / 2,
      width: width,
      height: height
    )
  }

  /// A sheet: a box that hangs from the top of its area and leaves a margin of it visible.
  ///
  /// Each one that stands over another hangs a little lower and is a little narrower, as long as
  /// there is room; `level` counts those below it.
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

  /// A box that fills a place of its own beside whatever else there is.
  public init<Action>(
    filling rect: Rect,
    with content: ScreenContent<Action>,
    hint: String? = nil
  ) {
    title = content.title
    self.hint = hint
    area = rect
    self.rect = rect
    header = Layout(of: ScreenContent<Action>(title: "", rows: []), width: 0)
    layout = Layout(of: content, width: max(rect.width - 2, 0))
  }

  /// The most lines that a dialog in an area has room for.
  public static func mostLines(in area: Rect) -> Int {
    area.height - (area.height < 10 ? 2 : 4)
  }

  /// Where its rows are drawn; its height is the viewport.
  public var content: Rect {
    let inside = rect.inset(columns: 1, rows: 1)
    let above = min(header.lineCount, inside.height)
    return Rect(
      column: inside.column,
      row: inside.row + above,
      width: inside.width,
      height: inside.height - above
    )
  }

  /// Where the rows are drawn that stay.
  var top: Rect {
    let inside = rect.inset(columns: 1, rows: 1)
    return Rect(
      column: inside.column,
      row: inside.row,
      width: inside.width,
      height: inside.height - content.height
    )
  }
}

extension Drawing {
  /// Dims the area and draws the dialog over it, which takes all clicks there; none of its rows
  /// need be selected.
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

  /// Draws only what the focus changes of a dialog that was drawn already, but for its rows: its
  /// upper edge.
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
