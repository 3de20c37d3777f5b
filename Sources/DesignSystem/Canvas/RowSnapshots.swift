/// Copies of canvas rows as they were before they were written to outside a frame.
struct RowSnapshots {
  /// Nil while nothing is recorded.
  private(set) var frame: Rect?
  private(set) var rows: [Int] = []
  /// The cells of `rows`, in the same order.
  private(set) var cells: [Cell] = []

  mutating func begin(besides frame: Rect) {
    self.frame = frame
    rows.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
  }

  mutating func record(_ columns: Range<Int>, row: Int, of picture: [Cell], width: Int) {
    guard let frame, !(frame.rows.contains(row) && frame.columns.contains(columns)),
      !rows.contains(row)
    else { return }
    rows.append(row)
    cells.append(contentsOf: picture[row * width..<(row + 1) * width])
  }

  mutating func end() { frame = nil }
}

extension Canvas {
  /// Starts recording rows before they are written to outside a frame, where nothing is measured.
  public mutating func beginRemembering(besides frame: Rect) { snapshots.begin(besides: frame) }

  /// Stops recording and returns the number of cells within `part` but outside the frame that
  /// changed since `beginRemembering(besides:)`; nil if that was not called.
  ///
  /// Correct only if `forgetTouched()` was not called in between.
  public mutating func endRemembering(changedWithin part: Rect) -> Int? {
    guard let frame = snapshots.frame else { return nil }
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
