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

extension ScreenRow {
  /// Whether text can be typed into it.
  public var isField: Bool {
    if case .field = content { true } else { false }
  }

  /// Whether it does the same with the same thing, however much there is of it by now.
  fileprivate func isAbout(_ other: ScreenRow) -> Bool {
    if case .shop(.setQuantity(_, let article))? = action,
      case .shop(.setQuantity(_, let otherArticle))? = other.action
    {
      return article == otherArticle && content == other.content
    }
    return action == other.action
  }
}
