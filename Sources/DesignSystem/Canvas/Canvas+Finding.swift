extension Canvas {
  /// The text in a rectangle, line by line, without trailing spaces.
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

  /// The cells at which a text begins within a rectangle, in reading order; a match never spans
  /// lines.
  public func places(of text: String, in rect: Rect) -> [Point] {
    let pattern = Array(text.unicodeScalars)
    guard !pattern.isEmpty else { return [] }
    let area = rect.intersection(bounds)
    return area.rows.flatMap { row in
      let line = area.columns.flatMap { column in
        self[column, row].scalars.map { (scalar: $0, column: column) }
      }
      guard line.count >= pattern.count else { return [Point]() }
      return (0...line.count - pattern.count).filter { start in
        pattern.indices.allSatisfy { line[start + $0].scalar == pattern[$0] }
      }.map { Point(column: line[$0].column, row: row) }
    }
  }
}
