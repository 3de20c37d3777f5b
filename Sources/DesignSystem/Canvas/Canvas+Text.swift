extension Canvas {
  /// The canvas as lines of text without trailing spaces.
  public var text: String { lines(in: bounds).joined(separator: "\n") }
}

extension Cell {
  /// The scalar and its combining marks; empty in the right half of a wide character.
  var scalars: [Unicode.Scalar] {
    [scalar, mark1, mark2].compactMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }
}
