/// The rows of a canvas as they were before they were written to.
///
/// Only those that were written to are kept, so that knowing what a small change changed costs no
/// copy of the whole picture.
struct RowMemory {
  /// Whether rows are to be kept.
  private(set) var isKeeping = false
  /// The numbers of those that are.
  private(set) var rows: [Int] = []
  /// Their cells, in the same order.
  private(set) var cells: [Cell] = []
  private var isKept: [Bool] = []

  /// Begins anew, with no row kept.
  mutating func begin(height: Int) {
    isKeeping = true
    rows.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    isKept = Array(repeating: false, count: height)
  }

  /// Keeps a row, unless it is kept already.
  mutating func keep(_ row: Int, of picture: [Cell], width: Int) {
    guard !isKept[row] else { return }
    isKept[row] = true
    rows.append(row)
    cells.append(contentsOf: picture[row * width..<(row + 1) * width])
  }

  /// Keeps no further row.
  mutating func end() { isKeeping = false }
}

extension Canvas {
  /// Begins to remember how rows are before they are written to.
  public mutating func beginRemembering() { memory.begin(height: height) }

  /// Ends remembering, and says how many cells of a part are other than when that began, those of a
  /// frame in it left out; nil where it never began, and only right while what was written to in
  /// between is not forgotten.
  public mutating func endRemembering(changedWithin part: Rect, besides frame: Rect) -> Int? {
    guard memory.isKeeping else { return nil }
    memory.end()
    var count = 0
    for (place, row) in memory.rows.enumerated() where part.rows.contains(row) {
      let (now, before) = (row * width, place * width)
      func changes(in columns: Range<Int>) -> Int {
        columns.count { cells[now + $0] != memory.cells[before + $0] }
      }
      let columns = touched[row].clamped(to: part.columns)
      let inside = frame.rows.contains(row) ? frame.columns.clamped(to: columns) : 0..<0
      guard !inside.isEmpty else {
        count += changes(in: columns)
        continue
      }
      count += changes(in: columns.lowerBound..<inside.lowerBound)
      count += changes(in: inside.upperBound..<columns.upperBound)
    }
    return count
  }
}
