/// A rectangle of cells; column and row count from 0 at the top left.
public struct Rect: Hashable, Sendable {
  /// In cells; column and row are those of the top left corner.
  public var column, row, width, height: Int

  /// A rectangle with this top left corner and size.
  public init(column: Int, row: Int, width: Int, height: Int) {
    self.column = column
    self.row = row
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// The cells in these columns and rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    (column, width) = (columns.lowerBound, columns.count)
    (row, height) = (rows.lowerBound, rows.count)
  }

  /// A rectangle without cells.
  public static let empty = Rect(column: 0, row: 0, width: 0, height: 0)

  /// Its columns, from left to right.
  public var columns: Range<Int> { column..<column.advanced(clampedBy: width) }
  /// Its rows, from top to bottom.
  public var rows: Range<Int> { row..<row.advanced(clampedBy: height) }
  /// True if it contains no cell.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// True if the cell is inside.
  public func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  /// The cells that both rectangles contain.
  public func intersection(_ other: Rect) -> Rect {
    Rect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// The rectangle without this many columns at the left and right and rows at the top and bottom.
  public func inset(columns: Int, rows: Int) -> Rect {
    Rect(
      column: column + columns,
      row: row + rows,
      width: width - 2 * columns,
      height: height - 2 * rows
    )
  }
}

extension Int {
  /// The sum, at most `Int.max`; a negative distance counts as 0.
  func advanced(clampedBy distance: Int) -> Int {
    let (sum, isTooGreat) = addingReportingOverflow(Swift.max(distance, 0))
    return isTooGreat ? .max : sum
  }
}
