/// Copies of canvas rows as they were before they were written to.
///
/// Only rows that are written to are copied, so measuring a small change does not copy the whole
/// canvas.
struct RowSnapshots {
  private(set) var isRecording = false
  private(set) var rows: [Int] = []
  /// The cells of `rows`, in the same order.
  private(set) var cells: [Cell] = []
  private var isRecorded: [Bool] = []

  mutating func begin(height: Int) {
    isRecording = true
    rows.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    isRecorded = Array(repeating: false, count: height)
  }

  mutating func record(_ row: Int, of picture: [Cell], width: Int) {
    guard !isRecorded[row] else { return }
    isRecorded[row] = true
    rows.append(row)
    cells.append(contentsOf: picture[row * width..<(row + 1) * width])
  }

  mutating func end() { isRecording = false }
}

extension Canvas {
  /// Starts recording rows before they are written to.
  public mutating func beginRemembering() { snapshots.begin(height: height) }

  /// Stops recording and returns the number of cells within `part` but outside `frame` that changed
  /// since `beginRemembering()`; nil if that was not called.
  ///
  /// Correct only if `forgetTouched()` was not called in between.
  public mutating func endRemembering(changedWithin part: Rect, besides frame: Rect) -> Int? {
    guard snapshots.isRecording else { return nil }
    snapshots.end()
    var count = 0
    cells.withUnsafeBufferPointer { new in
      snapshots.cells.withUnsafeBufferPointer { old in
        for (place, row) in snapshots.rows.enumerated() where part.rows.contains(row) {
          let pair = RowPair(
            new: UnsafeBufferPointer(rebasing: new[row * width..<(row + 1) * width]),
            old: UnsafeBufferPointer(rebasing: old[place * width..<(place + 1) * width])
          )
          let columns = touched[row].clamped(to: part.columns)
          let inside = frame.rows.contains(row) ? frame.columns.clamped(to: columns) : 0..<0
          guard !inside.isEmpty else {
            count += pair.differences(in: columns)
            continue
          }
          count += pair.differences(in: columns.lowerBound..<inside.lowerBound)
          count += pair.differences(in: inside.upperBound..<columns.upperBound)
        }
      }
    }
    return count
  }
}
