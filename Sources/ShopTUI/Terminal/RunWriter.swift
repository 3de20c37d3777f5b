import CNcurses
import DesignSystem

/// Hands runs of cells to ncurses.
struct RunWriter {
  /// Stands for a character of whose width ncurses and the design system think differently, since
  /// it would shift the rest of its row.
  private let stranger: UInt32
  private var buffer: [cchar_t] = []
  /// What ncurses thinks of the characters beyond ASCII that were written last, each in the place
  /// that its lowest bits name.
  private var widths: [(scalar: UInt32, width: Int32)] = Array(repeating: (0, 0), count: 64)

  init(isUnicode: Bool) {
    stranger = isUnicode ? 0xfffd : 0x3f
  }

  /// Puts a run of a row's cells on ncurses' screen.
  mutating func write(
    _ run: Range<Int>,
    of cells: UnsafeBufferPointer<Cell>,
    row: Int,
    styles: StyleTable
  ) {
    buffer.removeAll(keepingCapacity: true)
    for column in run where column == run.lowerBound || !cells[column].isContinuation {
      let cell = cells[column]
      let isWide = column + 1 < cells.count && cells[column + 1].isContinuation
      var template = styles.template(of: cell.style)
      if width(of: cell.scalar) == (isWide ? 2 : 1) {
        template.chars.0 = wchar_t(bitPattern: cell.scalar)
        if cell.mark1 != 0, width(of: cell.mark1) == 0 {
          template.chars.1 = wchar_t(bitPattern: cell.mark1)
          if cell.mark2 != 0, width(of: cell.mark2) == 0 {
            template.chars.2 = wchar_t(bitPattern: cell.mark2)
          }
        }
        buffer.append(template)
      } else {
        template.chars.0 = wchar_t(bitPattern: stranger)
        buffer.append(template)
        template.chars.0 = 32
        if isWide { buffer.append(template) }
      }
    }
    wmove(shop_stdscr(), Int32(row), Int32(run.lowerBound))
    wadd_wchnstr(shop_stdscr(), buffer, Int32(buffer.count))
  }

  private mutating func width(of scalar: UInt32) -> Int32 {
    if (0x20..<0x7f).contains(scalar) { return 1 }
    let place = Int(scalar) & (widths.count - 1)
    if widths[place].scalar == scalar { return widths[place].width }
    let width = shop_width(wchar_t(bitPattern: scalar))
    widths[place] = (scalar, width)
    return width
  }
}
