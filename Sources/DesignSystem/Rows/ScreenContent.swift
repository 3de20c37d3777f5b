/// The content of a screen, from top to bottom.
public struct ScreenContent<Action> {
  /// The title of the screen.
  public var title: String
  /// Its rows, in blocks below each other.
  public var blocks: [Block]

  /// One row, or a list of rows.
  public enum Block {
    case row(Row<Action>)
    /// Selectable rows of one line each, built only when they become visible.
    case list(count: Int, row: (Int) -> Row<Action>)
  }

  /// A screen of blocks.
  public init(title: String, blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }

  /// A screen of single rows.
  public init(title: String, rows: [Row<Action>]) {
    self.init(title: title, blocks: rows.map(Block.row))
  }

  /// The n-th selectable row, counted from 0; nil if there is none.
  ///
  /// Without `buildsLists` also nil if it is part of a list, which is not built to find out.
  public func selectable(_ index: Int, buildsLists: Bool = true) -> Row<Action>? {
    var left = index
    for block in blocks where left >= 0 {
      switch block {
      case .row(let row):
        guard row.isSelectable else { continue }
        if left == 0 { return row }
        left -= 1
      case .list(let count, let row):
        if left < count { return buildsLists ? row(left) : nil }
        left -= max(count, 0)
      }
    }
    return nil
  }
}
