import DesignSystem

/// The frames of windows, drawn with lines or with ASCII.
extension Capture {
  /// A window that is on the screen, with what stands inside its frame.
  struct Framed: Hashable {
    let letter: String
    let isFocused: Bool
    let title: String
    let inside: [String]
  }

  /// The windows in reading order; a sentence where the frame of one is not closed.
  func frames() throws(BrokenFrame) -> [Framed] {
    let cells = lines.map(Self.cells)
    var frames: [Framed] = []
    for (row, line) in cells.enumerated() {
      let starts = line.indices.dropLast(3).filter { column in
        "┌┏+".contains(line[column]) && "─━-=".contains(line[column + 1])
          && line[column + 2] == " " && "A"..."Z" ~= line[column + 3]
      }
      for (index, start) in starts.enumerated() {
        let end = index + 1 < starts.count ? starts[index + 1] : line.count
        frames.append(try Self.frame(from: start, to: end - 1, below: row, in: cells))
      }
    }
    return frames
  }

  private static func frame(
    from left: Int,
    to right: Int,
    below top: Int,
    in cells: [[Character]]
  ) throws(BrokenFrame) -> Framed {
    let letter = String(cells[top][left + 3])
    func cell(_ column: Int, _ row: Int) -> Character {
      cells.indices.contains(row) && cells[row].indices.contains(column) ? cells[row][column] : " "
    }
    func expect(_ column: Int, _ row: Int, in allowed: String) throws(BrokenFrame) {
      let found = cell(column, row)
      guard allowed.contains(found) else {
        throw BrokenFrame(letter: letter, column: column, row: row, found: found)
      }
    }
    try expect(right, top, in: "┐┓+")
    var row = top + 1
    while !"└┗+".contains(cell(left, row)) {
      try expect(left, row, in: "│┃|")
      try expect(right, row, in: "│┃|")
      row += 1
    }
    for column in left + 1..<right { try expect(column, row, in: "─━-=") }
    try expect(right, row, in: "┘┛+")
    return Framed(
      letter: letter,
      isFocused: "━=".contains(cell(left + 1, top)),
      title: String(cells[top][left...right]),
      inside: (top + 1..<row).map { String(cells[$0][left + 1..<right]) }
    )
  }

  /// The characters of a line by columns; a wide one is followed by an empty place.
  private static func cells(of line: String) -> [Character] {
    line.flatMap { character in
      [character]
        + Array(repeating: "\u{0}", count: max(0, TextCells.width(of: "\(character)") - 1))
    }
  }
}

/// Where the frame of a window has a gap.
struct BrokenFrame: Error, CustomStringConvertible {
  let letter: String
  let column: Int
  let row: Int
  let found: Character

  var description: String {
    "The frame of \(letter) has “\(found)” in column \(column) of line \(row)."
  }
}
