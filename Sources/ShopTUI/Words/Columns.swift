import DesignSystem

/// Text in columns, which are those of the terminal.
extension String {
  /// The text with as many blanks after it as it takes to fill a column.
  func padded(to width: Int) -> String { self + missing(to: width) }

  /// The text with those blanks before it, as numbers have them.
  func padded(from width: Int) -> String { missing(to: width) + self }

  /// The text with blanks after it, at least one.
  func inColumn(of width: Int) -> String { padded(to: width - 1) + " " }

  private func missing(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - TextCells.width(of: self)))
  }
}
