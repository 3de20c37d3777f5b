/// A rectangle of cells; column and row count from 0 at the top left.
public struct Rect: Hashable, Sendable {
  /// In cells, the column and row those of its left upper corner.
  public var column, row, width, height: Int

  /// A rectangle by its left upper corner and its size.
  public init(column: Int, row: Int, width: Int, height: Int) {
    self.column = column
    self.row = row
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// A rectangle without cells.
  public static let empty = Rect(column: 0, row: 0, width: 0, height: 0)

  /// The columns from its left edge up to its right one.
  public var columns: Range<Int> { column..<column.advanced(clampedBy: width) }
  /// The rows from its top edge up to its bottom one.
  public var rows: Range<Int> { row..<row.advanced(clampedBy: height) }
  /// Whether no cell lies in it.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the cell lies in it.
  public func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  /// What the two rectangles share.
  public func intersection(_ other: Rect) -> Rect {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    return Rect(
      column: columns.lowerBound,
      row: rows.lowerBound,
      width: columns.count,
      height: rows.count
    )
  }

  /// What is left when so many columns and rows are taken off on either side.
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
  /// The sum, or the greatest number there is.
  func advanced(clampedBy distance: Int) -> Int {
    let (sum, isTooGreat) = addingReportingOverflow(Swift.max(distance, 0))
    return isTooGreat ? .max : sum
  }
}
