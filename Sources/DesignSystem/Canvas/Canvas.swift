/// A grid of cells, row by row.
///
/// It never holds a control character, half of a wide character, or a character that its charset
/// lacks. Writes outside it are clipped.
public struct Canvas: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The characters its terminal can show.
  public let charset: Charset
  /// The cells in reading order.
  public internal(set) var cells: [Cell]
  /// The columns of each row that were written to since `forgetTouched()`, changed or not; all
  /// other cells are unchanged.
  public private(set) var touched: [Range<Int>]
  var snapshots = RowSnapshots()

  /// A blank canvas of this size.
  public init(width: Int, height: Int, charset: Charset = .unicode) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.charset = charset
    cells = Array(repeating: .blank(), count: self.width * self.height)
    touched = Array(repeating: 0..<self.width, count: self.height)
  }

  /// Clears the record of the cells that were written to.
  public mutating func forgetTouched() {
    for row in touched.indices { touched[row] = 0..<0 }
  }

  /// The rectangle of the whole canvas.
  public var bounds: Rect { Rect(column: 0, row: 0, width: width, height: height) }

  /// One cell; outside the canvas a blank that cannot be changed.
  ///
  /// Setting a wide character also sets its right half; overwriting one half blanks the other.
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

  /// Gives access to the cells of one row, which must exist.
  ///
  /// Where a wide character crosses an edge of `columns`, its other half counts as touched too,
  /// since it may be blanked.
  mutating func withLine<Result>(
    _ row: Int,
    touching columns: Range<Int>,
    _ body: (UnsafeMutableBufferPointer<Cell>, Charset) -> Result
  ) -> Result {
    let line = row * width
    var (start, end) = (max(columns.lowerBound, 0), min(columns.upperBound, width))
    if start > 0, start < width, cells[line + start].isContinuation { start -= 1 }
    if end > start, end < width, cells[line + end].isContinuation { end += 1 }
    let written = start..<max(start, end)
    snapshots.record(written, row: row, of: cells, width: width)
    let before = touched[row]
    touched[row] =
      before.isEmpty
      ? written
      : min(before.lowerBound, written.lowerBound)..<max(before.upperBound, written.upperBound)
    let range = line..<line + width
    return cells.withUnsafeMutableBufferPointer { all in
      body(UnsafeMutableBufferPointer(rebasing: all[range]), charset)
    }
  }
}

extension Canvas: Equatable {
  /// True if both show the same; the record of writes is not compared.
  public static func == (left: Canvas, right: Canvas) -> Bool {
    left.width == right.width && left.charset == right.charset && left.cells == right.cells
  }
}
