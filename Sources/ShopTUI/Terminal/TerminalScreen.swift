import CNcurses
import DesignSystem
import Glibc

/// The screen of the terminal: takes pictures and writes what differs.
///
/// ncurses opens the terminal, knows it, and gives it back. The difference is written here: the
/// canvas knows already which cells were written to, and ncurses would compare each of their rows
/// over its whole width once more.
final class TerminalScreen {
  private let output: Int32
  private var shown: ShownCells
  private var cursor: (column: Int, row: Int)?
  private var styles: StyleTable
  private var writer: RunWriter
  /// Whether the terminal went away, so that nothing is drawn any more.
  private var isGone = false
  private let hideCursor: [UInt8]
  private let showCursor: [UInt8]

  /// Opens ncurses, which takes nothing of the screen before the first ``repaint()``, on a screen of
  /// this size, or of the one it finds where the system does not know it.
  init(
    kind: TerminalKind,
    theme: Theme,
    wantsColors: Bool,
    isUnicode: Bool,
    size: (columns: Int, rows: Int)?,
    output: Int32
  ) throws(TerminalError) {
    // ncurses keeps the whole screen three times, on which nothing is drawn here. Of its columns it is
    // told that there is one, now and whenever it looks again; the rows it needs, for it resets the
    // region that scrolls.
    if size != nil { setenv("COLUMNS", "1", 1) }
    guard shop_newterm(kind.name) != nil else { throw .unknownKind(term: kind.name) }
    // Before its first endwin ncurses writes after every movement of the cursor instead of once.
    endwin()
    raw()
    noecho()
    nonl()
    curs_set(0)
    self.output = output
    hideCursor = Capability.bytes("civis")
    showCursor = Capability.bytes("cnorm")
    styles = StyleTable(theme: theme, wantsColors: wantsColors)
    writer = RunWriter(isUnicode: isUnicode)
    let size = size ?? (Int(shop_columns()), Int(shop_rows()))
    shown = ShownCells(columns: size.columns, rows: size.rows)
  }

  var size: (columns: Int, rows: Int) { (shown.columns, shown.rows) }

  /// Shows a picture, with a visible cursor if it has a place.
  ///
  /// - Returns: How many cells differ from the picture before.
  func draw(_ canvas: Canvas, cursor: (column: Int, row: Int)?) -> Int {
    guard !isGone else { return 0 }
    writer.begin()
    if cursor == nil, self.cursor != nil { writer.append(hideCursor) }
    if shown.isStale { writer.clearScreen() }
    let size = size
    let changed = shown.update(to: canvas) { row, cells, run in
      writer.write(run, of: cells, row: row, on: size, styles: &styles)
    }
    if let cursor {
      writer.move(column: cursor.column, row: cursor.row)
      if self.cursor == nil { writer.append(showCursor) }
    }
    self.cursor = cursor
    flush()
    return changed
  }

  /// Takes the screen if need be, and paints the last picture whole.
  func repaint() {
    guard !isGone else { return }
    wrefresh(shop_curscr())
    writer.begin()
    writer.clearScreen()
    let size = size
    shown.repeated { row, cells in
      writer.write(0..<cells.count, of: cells, row: row, on: size, styles: &styles)
    }
    if let cursor {
      writer.move(column: cursor.column, row: cursor.row)
      writer.append(showCursor)
    } else {
      writer.append(hideCursor)
    }
    flush()
  }

  /// Gives the screen back.
  func leave() {
    writer.begin()
    // Where there is no second screen to go back from, the picture would stand behind the prompt.
    if shop_capability("rmcup") == nil { writer.clearScreen() }
    writer.append(StyleTable.reset)
    writer.append(showCursor)
    writer.forget()
    flush()
    endwin()
  }

  /// Changes how the styles look, from the next picture on.
  func setTheme(_ theme: Theme) {
    styles.apply(theme)
    shown.forget()
  }

  /// Takes another size; nothing of the last picture is left.
  func resize(columns: Int, rows: Int) {
    resizeterm(Int32(rows), 1)
    shown = ShownCells(columns: columns, rows: rows)
  }

  private func flush() {
    isGone = !writer.bytes.withUnsafeBytes { writeFully($0, to: output) }
  }
}
