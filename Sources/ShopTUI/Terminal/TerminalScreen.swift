import CNcurses
import DesignSystem
import Platform

/// The terminal's screen: ncurses receives a picture's cells and writes only what changed.
final class TerminalScreen {
  private var pens: StylePens
  private var theme: Theme
  /// Replaces a character whose width the terminal may see differently, since it would shift the
  /// rest of its row.
  private let replacement: UInt32
  /// The picture as it was handed over last; nil if every cell has to be handed over again.
  ///
  /// Most cells do not change, and ncurses takes far longer to find that out.
  private var shown: Canvas?
  /// True once ncurses has a picture.
  private var hasPicture = false

  /// Opens ncurses.
  ///
  /// If the system knows no size, the terminal's kind or the environment decides. The screen is not
  /// changed before the first picture.
  init(
    on found: FoundTerminal,
    theme: Theme,
    size: (columns: Int, rows: Int)?,
    output: UnsafeMutablePointer<FILE>
  ) throws(TerminalError) {
    // LINES and COLUMNS give the size: ncurses would not open with an unusable size from the system.
    use_tioctl(false)
    if let size { Self.tellSize(columns: size.columns, rows: size.rows) }
    guard shop_newterm(found.kind, output) != nil else { throw .unknownKind(term: found.kind) }
    // Before its first endwin, ncurses writes after every cursor movement instead of once.
    endwin()
    raw()
    noecho()
    nonl()
    // Otherwise a picture is left unfinished when keys are waiting.
    typeahead(-1)
    self.theme = theme
    pens = StylePens(theme: theme, wantsColors: found.environment.wantsColors)
    replacement = found.environment.isUnicode ? 0xfffd : 0x3f
  }

  var hasColors: Bool { pens.depth != .none }

  var size: (columns: Int, rows: Int) { (Int(shop_columns()), Int(shop_rows())) }

  func draw(_ canvas: Canvas, cursor: Point?) {
    let screen = shop_stdscr()
    let size = size
    if shown == nil { clearok(screen, true) }
    canvas.changes(from: shown ?? Canvas(width: 0, height: 0)) { row, columns in
      if row < size.rows {
        hand(columns.clamped(to: 0..<size.columns), of: canvas, row: row, to: screen)
      }
    }
    (shown, hasPicture) = (canvas, true)
    if let cursor { wmove(screen, Int32(cursor.row), Int32(cursor.column)) }
    // While the cursor is invisible it stays wherever the last cell was written.
    leaveok(screen, cursor == nil)
    curs_set(cursor == nil ? 0 : 1)
    wnoutrefresh(screen)
    doupdate()
  }

  /// Enters screen mode if necessary, and repaints the last picture if there is one.
  func repaint() {
    if hasPicture { wrefresh(shop_curscr()) }
  }

  func leave() {
    // Without an alternate screen, the picture would remain behind the prompt.
    if shop_capability("rmcup") == nil {
      wclear(shop_stdscr())
      wrefresh(shop_stdscr())
      shown = nil
    }
    endwin()
  }

  /// Changes the theme from the next picture on.
  func setTheme(_ theme: Theme) {
    guard theme != self.theme else { return }
    self.theme = theme
    pens.apply(theme)
    shown = nil
  }

  /// Adopts another size; nothing of the last picture is left.
  func resize(columns: Int, rows: Int) {
    // After a suspension ncurses looks there again.
    Self.tellSize(columns: columns, rows: rows)
    resizeterm(Int32(rows), Int32(columns))
    werase(shop_stdscr())
    shown = nil
  }

  private static func tellSize(columns: Int, rows: Int) {
    setenv("LINES", String(rows), 1)
    setenv("COLUMNS", String(columns), 1)
  }

  /// Hands some cells of a row to ncurses.
  private func hand(
    _ columns: Range<Int>,
    of canvas: Canvas,
    row: Int,
    to screen: UnsafeMutablePointer<WINDOW>?
  ) {
    let cells = canvas.rows[row]
    let pens = pens
    var drawn: [cchar_t] = []
    drawn.reserveCapacity(columns.count)
    for index in columns where !cells[index].isContinuation {
      let isWide = index + 1 < cells.count && cells[index + 1].isContinuation
      if !isWide, let same = drawn.last, cells[index] == cells[index - 1] {
        drawn.append(same)
      } else {
        append(cells[index], isWide: isWide, with: pens, to: &drawn)
      }
    }
    wmove(screen, Int32(row), Int32(columns.lowerBound))
    wadd_wchnstr(screen, drawn, Int32(drawn.count))
  }

  /// Appends a cell for ncurses, or two cells if a wide character is replaced.
  private func append(
    _ cell: Cell,
    isWide: Bool,
    with pens: StylePens,
    to drawn: inout [cchar_t]
  ) {
    let isAgreed = cell.ascii != nil || shop_width(wchar_t(cell.scalar)) == (isWide ? 2 : 1)
    guard isAgreed else {
      drawn.append(pens.cell(replacement, in: cell.style))
      if isWide { drawn.append(pens.cell(0x20, in: cell.style)) }
      return
    }
    let mark1 = mark(cell.mark1)
    let mark2 = mark1 == 0 ? 0 : mark(cell.mark2)
    drawn.append(pens.cell(cell.scalar, mark1: mark1, mark2: mark2, in: cell.style))
  }

  /// The mark if it takes no column, otherwise 0.
  private func mark(_ scalar: UInt32) -> UInt32 {
    scalar != 0 && shop_width(wchar_t(scalar)) == 0 ? scalar : 0
  }
}
