import DesignSystem
import Glibc

/// The cells the screen shows, kept to find out which ones a new picture changes.
nonisolated struct ShownCells {
  /// Changed cells with fewer unchanged ones between them than this are sent in one run.
  private static let gap = 8

  let columns: Int
  let rows: Int
  private var cells: [Cell]
  /// True until every cell has been sent once more.
  private(set) var isStale = true

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: .blank(), count: columns * rows)
  }

  /// Has all cells sent with the next picture.
  mutating func forget() { isStale = true }

  /// Hands out every row of the last picture once more; none where none is shown.
  func repeated(send: (_ row: Int, _ cells: UnsafeBufferPointer<Cell>) -> Void) {
    guard !isStale else { return }
    cells.withUnsafeBufferPointer { shown in
      for row in 0..<rows {
        send(row, UnsafeBufferPointer(rebasing: shown[row * columns..<(row + 1) * columns]))
      }
    }
  }

  /// Takes in a picture, clipped to the screen, and reports the runs of cells to send.
  ///
  /// - Parameters:
  ///   - canvas: The picture; rows and columns it lacks stay as they are.
  ///   - send: Is given the cells of a row, and the range to send, which begins with no right half
  ///     of a wide character.
  /// - Returns: How many cells differ.
  mutating func update(
    to canvas: Canvas,
    send: (_ row: Int, _ cells: UnsafeBufferPointer<Cell>, _ run: Range<Int>) -> Void
  ) -> Int {
    let width = min(columns, canvas.width)
    let height = min(rows, canvas.height)
    let isStale = isStale
    self.isStale = false
    guard width > 0, height > 0 else { return 0 }
    var changed = 0
    canvas.cells.withUnsafeBufferPointer { picture in
      cells.withUnsafeMutableBufferPointer { shown in
        for row in 0..<height where isStale || !canvas.touched[row].isEmpty {
          let new = UnsafeBufferPointer(
            rebasing: picture[row * canvas.width..<row * canvas.width + width]
          )
          let touched = isStale ? 0..<width : canvas.touched[row].clamped(to: 0..<width)
          let old = UnsafeMutableBufferPointer(
            rebasing: shown[row * columns..<row * columns + width]
          )
          guard let newStart = new.baseAddress, let oldStart = old.baseAddress else { continue }
          let size = touched.count * MemoryLayout<Cell>.stride
          let (newTouched, oldTouched) = (
            newStart + touched.lowerBound, oldStart + touched.lowerBound
          )
          if !isStale, memcmp(newTouched, oldTouched, size) == 0 { continue }
          changed += Self.runs(from: old, to: new, in: touched, isStale: isStale) {
            send(row, new, $0)
          }
          memcpy(oldTouched, newTouched, size)
        }
      }
    }
    return changed
  }

  private static func runs(
    from old: UnsafeMutableBufferPointer<Cell>,
    to new: UnsafeBufferPointer<Cell>,
    in touched: Range<Int>,
    isStale: Bool,
    report: (Range<Int>) -> Void
  ) -> Int {
    guard !isStale else {
      report(0..<new.count)
      return new.count
    }
    var changed = 0
    var run: Range<Int>?
    for column in touched where new[column] != old[column] {
      changed += 1
      if let open = run, column - open.upperBound < gap {
        run = open.lowerBound..<column + 1
        continue
      }
      if let done = run { report(done) }
      var start = column
      while start > 0, new[start].isContinuation { start -= 1 }
      run = start..<column + 1
    }
    if let last = run { report(last) }
    return changed
  }
}
