import CNcurses
import DesignSystem

/// Puts runs of cells into the bytes that draw them.
struct RunWriter {
  /// What was put together since ``begin()``.
  private(set) var bytes: [UInt8] = []
  /// Whether nothing stands on the screen but what is written from now on.
  private var isClear = false

  /// So many blanks at least are erased instead of written.
  private static let leastErased = 8

  /// Stands for a character of whose width the terminal and the design system may think
  /// differently, since it would shift the rest of its row.
  private let stranger: UInt32
  private let moves = CursorMoves()
  private let clear = Capability.bytes("clear")
  private let plain = Capability.bytes("sgr0")
  /// Whether a row can be written to its end without the cursor going on to the next one.
  private let staysInRow = tigetflag("am") <= 0 || tigetflag("xenl") > 0
  private let erasesInColor = tigetflag("bce") > 0
  private let movesInStyle = tigetflag("msgr") > 0
  /// Where the terminal's cursor stands, and what it writes with; nil where nobody knows.
  private var place: (column: Int, row: Int)?
  private var style: Style?
  /// What the system thinks of the characters beyond ASCII that were written last, each in the
  /// place that its lowest bits name.
  private var widths: [(scalar: UInt32, width: Int32)] = Array(repeating: (0, 0), count: 64)

  /// Reads terminfo; ncurses has to be open.
  init(isUnicode: Bool) {
    stranger = isUnicode ? 0xfffd : 0x3f
  }

  /// Begins to put bytes together for the next picture.
  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    isClear = false
  }

  mutating func append(_ more: [UInt8]) { bytes += more }

  /// Clears the screen, and whatever the terminal was in the midst of.
  mutating func clearScreen() {
    bytes += plain
    bytes += clear
    (place, style, isClear) = (nil, nil, true)
  }

  /// Forgets what the terminal was left in: somebody else has written to it.
  mutating func forget() { (place, style) = (nil, nil) }

  /// Moves the cursor.
  mutating func move(column: Int, row: Int) {
    if let place, place == (column, row) { return }
    if !movesInStyle, style != nil {
      bytes += plain
      style = nil
    }
    moves.move(to: (column, row), from: place, &bytes)
    place = (column, row)
  }

  /// Draws a run of a row's cells, on a screen of a size.
  mutating func write(
    _ run: Range<Int>,
    of cells: UnsafeBufferPointer<Cell>,
    row: Int,
    on size: (columns: Int, rows: Int),
    styles: inout StyleTable
  ) {
    // Where the cursor would go on, the screen would go up with it.
    let isRoomy = staysInRow || row < size.rows - 1
    let run = isRoomy ? run : run.clamped(to: 0..<max(0, size.columns - 1))
    var column = run.lowerBound
    while column < run.upperBound {
      let cell = cells[column]
      let blanks = cell.isBlank ? self.blanks(in: column..<run.upperBound, of: cells) : 0
      if blanks > 0, isClear, styles.isPlain(cell.style) {
        column += blanks
        continue
      }
      move(column: column, row: row)
      if cell.style != style {
        bytes += styles.change(from: style, to: cell.style)
        style = cell.style
      }
      if blanks >= Self.leastErased, styles.isErased(cell.style, inColor: erasesInColor),
        erase(blanks, toEnd: column + blanks == size.columns)
      {
        column += blanks
        continue
      }
      if blanks > 0 {
        bytes.append(contentsOf: repeatElement(0x20, count: blanks))
        column += blanks
      } else if cell.ascii != nil {
        column = writeWord(column..<run.upperBound, of: cells)
      } else {
        let isWide = column + 1 < cells.count && cells[column + 1].isContinuation
        write(cell, isWide: isWide)
        column += isWide ? 2 : 1
      }
      place = column < size.columns ? (column, row) : nil
    }
  }

  /// Writes the characters of ASCII that these cells begin with, up to a blank or to another style, and
  /// returns the column after them.
  private mutating func writeWord(
    _ columns: Range<Int>,
    of cells: UnsafeBufferPointer<Cell>
  ) -> Int {
    let style = cells[columns.lowerBound].style
    for column in columns {
      let cell = cells[column]
      guard let character = cell.ascii, character != 0x20, cell.style == style else {
        return column
      }
      bytes.append(character)
    }
    return columns.upperBound
  }

  /// How many cells from the first of these on are blanks in its style.
  private func blanks(in columns: Range<Int>, of cells: UnsafeBufferPointer<Cell>) -> Int {
    let first = cells[columns.lowerBound]
    return columns.prefix { cells[$0] == first }.count
  }

  /// Erases cells where the cursor stands; false where the terminal cannot.
  private mutating func erase(_ count: Int, toEnd: Bool) -> Bool {
    if toEnd, !moves.eraseToEnd.isEmpty {
      bytes += moves.eraseToEnd
      return true
    }
    guard moves.canErase else { return false }
    moves.erase(count, &bytes)
    return true
  }

  private mutating func write(_ cell: Cell, isWide: Bool) {
    guard width(of: cell.scalar) == (isWide ? 2 : 1) else {
      bytes.append(scalar: stranger)
      if isWide { bytes.append(0x20) }
      return
    }
    bytes.append(scalar: cell.scalar)
    guard cell.mark1 != 0, width(of: cell.mark1) == 0 else { return }
    bytes.append(scalar: cell.mark1)
    guard cell.mark2 != 0, width(of: cell.mark2) == 0 else { return }
    bytes.append(scalar: cell.mark2)
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

extension Cell {
  /// Whether it holds nothing but its style.
  fileprivate var isBlank: Bool { scalar == 0x20 && mark1 == 0 && mark2 == 0 }
}

extension [UInt8] {
  /// Appends a character in UTF-8.
  fileprivate mutating func append(scalar: UInt32) {
    if scalar < 0x80 {
      append(UInt8(scalar))
    } else if let scalar = Unicode.Scalar(scalar) {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
    }
  }
}
