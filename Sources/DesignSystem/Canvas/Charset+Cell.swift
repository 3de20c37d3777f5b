extension Charset {
  /// Converts each half of a wide character separately.
  func shown(_ cell: Cell) -> Cell {
    guard self == .ascii, !(0x20...0x7E).contains(cell.scalar) || cell.mark1 != 0 else {
      return cell
    }
    return Cell(scalar: Charset.plain(cell.scalar), style: cell.style)
  }
}
