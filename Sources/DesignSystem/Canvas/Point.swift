/// The position of a cell; column and row count from 0 at the top left.
public struct Point: Hashable, Sendable {
  /// In cells from the left and from the top, counted from 0.
  public var column, row: Int

  /// The cell in this column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
