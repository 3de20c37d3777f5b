extension Canvas {
  /// What stands in a rectangle, line by line, without the spaces at the ends.
  public func lines(in rect: Rect) -> [String] {
    let area = rect.intersection(bounds)
    return area.rows.map { row in
      let line = area.columns.reduce(into: "") { line, column in
        line.unicodeScalars.append(contentsOf: self[column, row].scalars)
      }
      let kept = line.unicodeScalars.lastIndex { $0 != " " }
      return kept.map { String(line.unicodeScalars[...$0]) } ?? ""
    }
  }

  /// The cells of a rectangle at which a text begins, in reading order; a text stands in one line.
  public func places(of text: String, in rect: Rect) -> [Point] {
    let wanted = Array(text.unicodeScalars)
    guard !wanted.isEmpty else { return [] }
    let area = rect.intersection(bounds)
    return area.rows.flatMap { row in
      let line = area.columns.flatMap { column in
        self[column, row].scalars.map { (scalar: $0, column: column) }
      }
      guard line.count >= wanted.count else { return [Point]() }
      return (0...line.count - wanted.count).filter { start in
        wanted.indices.allSatisfy { line[start + $0].scalar == wanted[$0] }
      }.map { Point(column: line[$0].column, row: row) }
    }
  }
}
