extension Canvas {
  /// Calls `body` with each run of cells that differ from the previous canvas.
  ///
  /// Runs fewer than four equal cells apart are merged, and no run splits a wide character. If the
  /// sizes differ, each row is one run.
  public func changes(
    from previous: Canvas,
    _ body: (_ row: Int, _ columns: Range<Int>) -> Void
  ) {
    guard width == previous.width, height == previous.height else {
      if width > 0 { for row in 0..<height { body(row, 0..<width) } }
      return
    }
    for row in 0..<height where rows[row] != previous.rows[row] {
      let pair = RowPair(new: rows[row], old: previous.rows[row])
      var column = 0
      while let run = pair.run(from: column) {
        body(row, run)
        column = run.upperBound
      }
    }
  }

  /// The number of cells outside `rect` that differ from the previous canvas.
  public func changedCells(from previous: Canvas, outside rect: Rect) -> Int {
    changedCells(from: previous, within: bounds) - changedCells(from: previous, within: rect)
  }

  /// The number of cells within `rect` that differ from the previous canvas.
  public func changedCells(from previous: Canvas, within rect: Rect) -> Int {
    let area = rect.intersection(bounds)
    guard width == previous.width, height == previous.height else {
      return area.width * area.height
    }
    return area.rows.filter { rows[$0] != previous.rows[$0] }.reduce(0) { count, row in
      count + area.columns.count { rows[row][$0] != previous.rows[row][$0] }
    }
  }
}

private struct RowPair {
  let new: [Cell]
  let old: [Cell]

  func run(from column: Int) -> Range<Int>? {
    guard let first = (column..<new.count).first(where: { new[$0] != old[$0] }) else { return nil }
    var start = first
    var end = first + 1
    var next = end
    while next < new.count, next - end < 4 {
      if new[next] != old[next] { end = next + 1 }
      next += 1
    }
    while start > 0, isWithinWide(start) { start -= 1 }
    while end < new.count, isWithinWide(end) { end += 1 }
    return start..<end
  }

  private func isWithinWide(_ column: Int) -> Bool {
    new[column].isContinuation || old[column].isContinuation
  }
}
