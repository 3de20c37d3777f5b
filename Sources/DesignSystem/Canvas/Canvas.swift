/// A grid of cells, row by row.
///
/// However it is written to, it holds no control, no half of a wide character, and nothing that
/// its character set lacks. What lies outside is clipped.
public struct Canvas: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// What its terminal can show.
  public let charset: Charset
  /// The cells of the first row from left to right, then those of the next.
  public internal(set) var cells: [Cell]
  /// For each row the columns that were written to since `forgetTouched()`, whether that changed
  /// them or not; nothing else can differ from what was there then.
  public private(set) var touched: [Range<Int>]
  /// How rows were before they were written to, while somebody wants to know.
  var memory = RowMemory()

  /// An empty canvas of so many columns and rows.
  public init(width: Int, height: Int, charset: Charset = .unicode) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.charset = charset
    cells = Array(repeating: .blank(), count: self.width * self.height)
    touched = Array(repeating: 0..<self.width, count: self.height)
  }

  /// Begins to watch anew which cells are written to.
  public mutating func forgetTouched() {
    for row in touched.indices { touched[row] = 0..<0 }
  }

  /// All of it.
  public var bounds: Rect { Rect(column: 0, row: 0, width: width, height: height) }

  /// One cell; outside of the canvas a blank that cannot be changed.
  ///
  /// A wide character brings its right half along, and takes it away again.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      guard bounds.contains(column: column, row: row) else { return .blank() }
      return cells[row * width + column]
    }
    set {
      guard bounds.contains(column: column, row: row) else { return }
      withLine(row, touching: column..<column + 2) { line, charset in
        if newValue.isContinuation, line[column].isContinuation {
          line[column].style = newValue.style
          return
        }
        let cell = newValue.admitted
        let end = line.place(cell, cell.columns, at: column, limit: line.count, charset)
        line.mendEdges(of: column..<end)
      }
    }
  }

  /// Lends the cells of one row, which must exist, to write to some of its columns and to mend
  /// those beside them.
  mutating func withLine<Result>(
    _ row: Int,
    touching columns: Range<Int>,
    _ body: (UnsafeMutableBufferPointer<Cell>, Charset) -> Result
  ) -> Result {
    let written = max(columns.lowerBound - 1, 0)..<min(max(columns.upperBound + 1, 0), width)
    if memory.isKeeping { memory.keep(row, of: cells, width: width) }
    let before = touched[row]
    touched[row] =
      before.isEmpty
      ? written
      : min(before.lowerBound, written.lowerBound)..<max(before.upperBound, written.upperBound)
    let range = row * width..<(row + 1) * width
    return cells.withUnsafeMutableBufferPointer { all in
      body(UnsafeMutableBufferPointer(rebasing: all[range]), charset)
    }
  }
}

extension Canvas: Equatable {
  /// Whether both show the same; which cells were written to does not count.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    left.width == right.width && left.charset == right.charset && left.cells == right.cells
  }
}
