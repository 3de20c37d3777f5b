extension Field {
  /// How many characters stand before the cursor once it was moved by so many columns; nil while the
  /// field is not active.
  ///
  /// In the middle of a wide character it stands before that.
  public func cursor(movedBy columns: Int) -> Int? {
    guard let cursor else { return nil }
    let wanted = TextCells.width(of: String(text.prefix(max(cursor, 0)))) + columns
    var width = 0
    return text.prefix { character in
      width += TextCells.width(of: String(character))
      return width <= wanted
    }.count
  }
}
