/// A cell's place; column and row count from 0 at the top left.
public struct Point: Hashable, Sendable {
  public var column, row: Int

  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}
