/// The rows of a canvas as they were before they were written to.
///
/// Only those that were written to are kept, so that knowing what a small change changed costs no
/// copy of the whole picture.
public struct RowMemory: Sendable {
  private(set) var rows: [(row: Int, cells: [Cell])] = []
  private var isKept: [Bool]

  init(height: Int) {
    isKept = Array(repeating: false, count: height)
  }

  /// Keeps a row, unless it is kept already.
  mutating func keep(_ row: Int, of cells: [Cell], width: Int) {
    guard !isKept[row] else { return }
    isKept[row] = true
    rows.append((row, Array(cells[row * width..<(row + 1) * width])))
  }
}

extension Canvas {
  /// Begins to remember how rows are before they are written to.
  public mutating func beginRemembering() {
    memory = RowMemory(height: height)
  }

  /// Ends remembering, and says how many cells of a part are other than when that began, those of a
  /// frame in it left out; nil where it never began, and only right while what was written to in
  /// between is not forgotten.
  public mutating func endRemembering(changedWithin part: Rect, besides frame: Rect) -> Int? {
    guard let memory else { return nil }
    self.memory = nil
    return memory.rows.reduce(0) { count, kept in
      let (row, before) = kept
      guard part.rows.contains(row) else { return count }
      let start = row * width
      func changes(in columns: Range<Int>) -> Int {
        columns.reduce(0) { cells[start + $1] == before[$1] ? $0 : $0 + 1 }
      }
      let columns = touched[row].clamped(to: part.columns)
      guard frame.rows.contains(row) else { return count + changes(in: columns) }
      let (left, right) = (columns.lowerBound, columns.upperBound)
      let inside = frame.columns.clamped(to: columns)
      return count + changes(in: left..<inside.lowerBound) + changes(in: inside.upperBound..<right)
    }
  }
}
