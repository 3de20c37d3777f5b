extension Canvas {
  /// The canvas as lines of text without trailing spaces.
  public var text: String {
    (0..<height).map { row in
      var line = String.UnicodeScalarView()
      var end = line.startIndex
      for column in 0..<width {
        for scalar in self[column, row].scalars { line.append(scalar) }
        if line.last != " " { end = line.endIndex }
      }
      return String(line[..<end])
    }.joined(separator: "\n")
  }
}

extension Cell {
  /// The scalar and its combining marks; empty in the right half of a wide character.
  var scalars: [Unicode.Scalar] {
    [scalar, mark1, mark2].compactMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }
}
