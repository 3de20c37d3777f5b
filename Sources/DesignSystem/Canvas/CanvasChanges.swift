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
      return rowsOfAll(body)
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
    guard width == previous.width, height == previous.height else {
      let inside = rect.intersection(bounds)
      return width * height - inside.width * inside.height
    }
    return changedCells(from: previous) { !rect.contains(column: $0, row: $1) }
  }

  /// The number of cells within `rect` that differ from the previous canvas.
  public func changedCells(from previous: Canvas, within rect: Rect) -> Int {
    guard width == previous.width, height == previous.height else {
      let inside = rect.intersection(bounds)
      return inside.width * inside.height
    }
    return changedCells(from: previous) { rect.contains(column: $0, row: $1) }
  }

  private func changedCells(
    from previous: Canvas,
    where isCounted: (_ column: Int, _ row: Int) -> Bool
  ) -> Int {
    var count = 0
    changes(from: previous) { row, columns in
      for column in columns where isCounted(column, row) {
        if self[column, row] != previous[column, row] { count += 1 }
      }
    }
    return count
  }

  private func rowsOfAll(_ body: (_ row: Int, _ columns: Range<Int>) -> Void) {
    guard width > 0 else { return }
    for row in 0..<height { body(row, 0..<width) }
  }
}

private struct RowPair {
  let new: [Cell]
  let old: [Cell]

  func run(from column: Int) -> Range<Int>? {
    guard let first = firstDifference(in: column..<new.count) else { return nil }
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

  private func firstDifference(in columns: Range<Int>) -> Int? {
    var column = columns.lowerBound
    while column < columns.upperBound {
      if new[column] != old[column] { return column }
      column += 1
    }
    return nil
  }

  private func isWithinWide(_ column: Int) -> Bool {
    new[column].isContinuation || old[column].isContinuation
  }
}
