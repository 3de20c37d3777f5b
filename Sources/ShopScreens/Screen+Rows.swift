public import DesignSystem
import ShopCore

extension Screen {
  /// How far from its old number a row is searched for.
  private static let reach = 16

  /// The number, among the selectable rows, of a row from an earlier content of this screen, if it
  /// is near its old number; nil if it is gone.
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
  /// The field in the n-th selectable row.
  public func field(at index: Int) -> Field? { selectable(index, buildsLists: false)?.field }
}

extension ScreenRow {
  /// Its field; nil if it is another kind of row.
  public var field: Field? {
    if case .field(let field) = content { field } else { nil }
  }

  /// True if both rows have the same action, apart from the quantity in it.
  public func isAbout(_ other: ScreenRow) -> Bool {
    if case .shop(.setQuantity(_, let article))? = action,
      case .shop(.setQuantity(_, let otherArticle))? = other.action
    {
      return article == otherArticle && content == other.content
    }
    return action == other.action
  }
}
