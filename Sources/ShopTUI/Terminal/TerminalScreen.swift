import CNcurses
import DesignSystem

/// The screen as ncurses keeps it: takes pictures and writes what differs.
final class TerminalScreen {
  private var shown: ShownCells
  private var cursor: (column: Int, row: Int)?
  private var styles: StyleTable
  private var writer: RunWriter

  /// Opens ncurses, which takes nothing of the screen before the first ``repaint()``.
  init(
    kind: TerminalKind,
    theme: Theme,
    wantsColors: Bool,
    isUnicode: Bool
  ) throws(TerminalError) {
    guard shop_newterm(kind.name) != nil else { throw .unknownKind(term: kind.name) }
    // Before its first endwin ncurses writes after every movement of the cursor instead of once.
    endwin()
    // Blanks the string with which ncurses would reset the person's palette on entering the screen.
    shop_capability("oc")?.pointee = 0
    raw()
    noecho()
    nonl()
    typeahead(-1)
    curs_set(0)
    styles = StyleTable(theme: theme, wantsColors: wantsColors)
    writer = RunWriter(isUnicode: isUnicode)
    shown = ShownCells(columns: Int(shop_columns()), rows: Int(shop_rows()))
  }

  var size: (columns: Int, rows: Int) { (shown.columns, shown.rows) }

  /// Shows a picture, with a visible cursor if it has a place.
  ///
  /// - Returns: How many cells differ from the picture before.
  func draw(_ canvas: Canvas, cursor: (column: Int, row: Int)?) -> Int {
    let changed = shown.update(to: canvas) { row, cells, run in
      writer.write(run, of: cells, row: row, styles: styles)
    }
    let hasMoved = cursor?.column != self.cursor?.column || cursor?.row != self.cursor?.row
    guard changed > 0 || hasMoved else { return 0 }
    if cursor == nil, self.cursor != nil { curs_set(0) }
    leaveok(shop_stdscr(), cursor == nil)
    if let cursor { wmove(shop_stdscr(), Int32(cursor.row), Int32(cursor.column)) }
    wrefresh(shop_stdscr())
    if cursor != nil, self.cursor == nil { curs_set(1) }
    self.cursor = cursor
    return changed
  }

  /// Takes the screen if need be, and paints the last picture whole.
  func repaint() {
    wrefresh(shop_curscr())
  }

  /// Gives the screen back.
  func leave() {
    // Where there is no second screen to go back from, the picture would stand behind the prompt.
    if shop_capability("rmcup") == nil {
      werase(shop_stdscr())
      wrefresh(shop_stdscr())
      shown.forget()
    }
    endwin()
  }

  /// Changes how the styles look, from the next picture on.
  func setTheme(_ theme: Theme) {
    styles.apply(theme)
    shown.forget()
  }

  /// Takes another size; nothing of the last picture is left.
  func resize(columns: Int, rows: Int) {
    resizeterm(Int32(rows), Int32(columns))
    shown = ShownCells(columns: columns, rows: rows)
    werase(shop_stdscr())
    clearok(shop_curscr(), true)
  }
}
