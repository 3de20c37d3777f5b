/// A cell's place; column and row count from 0 at the top left.
public struct Point: Hashable, Sendable {
  /// Counted from 0, in cells, from the left and from the top.
  public var column, row: Int

  /// The cell of a column and a row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
