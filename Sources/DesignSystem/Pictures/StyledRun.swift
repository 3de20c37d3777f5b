/// Adjacent cells of one row with the same style.
struct StyledRun {
  let row: Int
  let columns: Range<Int>
  let style: Style
}

extension Canvas {
  var styledRuns: [StyledRun] {
    (0..<height).flatMap { row in
      styledRuns(of: row, in: 0..<width)
    }
  }

  func styledRuns(of row: Int, in columns: Range<Int>) -> [StyledRun] {
    var runs: [StyledRun] = []
    var start = columns.lowerBound
    for column in columns
    where column + 1 == columns.upperBound
      || self[column + 1, row].style != self[column, row].style
    {
      runs.append(StyledRun(row: row, columns: start..<column + 1, style: self[column, row].style))
      start = column + 1
    }
    return runs
  }
}
