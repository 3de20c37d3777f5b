public import DesignSystem
import ShopCore

extension Screen {
  /// How far from where it stood a row is looked for.
  private static let reach = 16

  /// The number of a row among those that can be selected, where it is near the one it had when the
  /// screen was another; nil where it is gone.
  public func number(of row: ScreenRow, near number: Int) -> Int? {
    self.number(near: number) { $0 == row } ?? self.number(near: number) { $0.isAbout(row) }
  }

  private func number(near number: Int, where isMeant: (ScreenRow) -> Bool) -> Int? {
    for distance in 0...Self.reach {
      for number in [number - distance, number + distance] {
        if let row = selectable(number), isMeant(row) { return number }
      }
    }
    return nil
  }
}

extension Screen {
  /// The n-th row that can be selected, if it is none of a list: those are not made to find out.
  public func rowBesideLists(at index: Int) -> ScreenRow? {
    var left = index
    for block in blocks {
      switch block {
      case .row(let row):
        guard row.isSelectable else { continue }
        if left == 0 { return row }
        left -= 1
      case .list(let count, _): left -= max(count, 0)
      }
      if left < 0 { return nil }
    }
    return nil
  }

  /// The field in the n-th row that can be selected.
  public func field(at index: Int) -> Field? { rowBesideLists(at: index)?.field }
}

extension ScreenRow {
  /// The field it is; nil for any other row.
  public var field: Field? {
    if case .field(let field) = content { field } else { nil }
  }

  /// Whether it does the same with the same thing, however much there is of it by now.
  public func isAbout(_ other: ScreenRow) -> Bool {
    if case .shop(.setQuantity(_, let article))? = action,
      case .shop(.setQuantity(_, let otherArticle))? = other.action
    {
      return article == otherArticle && content == other.content
    }
    return action == other.action
  }
}
