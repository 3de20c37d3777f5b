/// A grid of cells, row by row.
///
/// It never holds a control character, half of a wide character, or a character that its charset
/// lacks. Writes outside it are clipped.
public struct Canvas: Equatable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The characters its terminal can show.
  public let charset: Charset
  /// The cells, row by row: a copy shares the rows that nothing is written to.
  public private(set) var rows: [[Cell]]

  /// A blank canvas of this size.
  public init(width: Int, height: Int, charset: Charset = .unicode) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    self.charset = charset
    rows = Array(repeating: Array(repeating: .blank(), count: self.width), count: self.height)
  }

  /// The rectangle of the whole canvas.
  public var bounds: Rect { Rect(column: 0, row: 0, width: width, height: height) }

  /// The cells in reading order.
  public var cells: [Cell] { Array(rows.joined()) }

  /// One cell; outside the canvas a blank that cannot be changed.
  ///
  /// Setting a wide character also sets its right half; overwriting one half blanks the other.
  public subscript(column: Int, row: Int) -> Cell {
    get {
      guard bounds.contains(column: column, row: row) else { return .blank() }
      return rows[row][column]
    }
    set {
      guard bounds.contains(column: column, row: row) else { return }
      withLine(row) { line, charset in
        if newValue.isContinuation, line[column].isContinuation {
          line[column].style = newValue.style
          return
        }
        let cell = newValue.admitted
        let end = line.place(cell, cell.columns, at: column, limit: line.count, charset)
        line.repairEdges(of: column..<end)
      }
    }
  }

  /// Gives access to the cells of one row, which must exist.
  mutating func withLine<Result>(
    _ row: Int,
    _ body: (UnsafeMutableBufferPointer<Cell>, Charset) -> Result
  ) -> Result {
    rows[row].withUnsafeMutableBufferPointer { body($0, charset) }
  }
}
