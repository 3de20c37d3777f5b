/// What a screen is made of, from top to bottom.
public struct ScreenContent<Action> {
  /// What the screen is called.
  public var title: String
  /// Its rows, in blocks under each other.
  public var blocks: [Block]

  /// A part of a screen.
  public enum Block {
    case row(Row<Action>)
    /// Rows of one line, each with an action, made only when they come into sight.
    case list(count: Int, row: (Int) -> Row<Action>)
  }

  /// A screen of blocks.
  public init(title: String, blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }

  /// A screen of rows that are all there.
  public init(title: String, rows: [Row<Action>]) {
    self.init(title: title, blocks: rows.map(Block.row))
  }

  /// The n-th row that can be selected, counted from 0; nil where there is none.
  public func selectable(_ index: Int) -> Row<Action>? {
    var left = index
    for block in blocks where left >= 0 {
      switch block {
      case .row(let row):
        guard row.isSelectable else { continue }
        if left == 0 { return row }
        left -= 1
      case .list(let count, let row):
        if left < count { return row(left) }
        left -= max(count, 0)
      }
    }
    return nil
  }
}
