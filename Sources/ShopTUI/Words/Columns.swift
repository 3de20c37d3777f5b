import DesignSystem

/// Text in columns, measured in cells of the terminal.
extension String {
  /// Padded with spaces on the right.
  func padded(to width: Int) -> String { self + missing(to: width) }

  /// Padded with spaces on the left, as for numbers.
  func padded(from width: Int) -> String { missing(to: width) + self }

  /// Padded with at least one space on the right.
  func inColumn(of width: Int) -> String { padded(to: width - 1) + " " }

  private func missing(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - TextCells.width(of: self)))
  }
}
