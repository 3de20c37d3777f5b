import DesignSystem

/// What a terminal shows at a moment, as lines of text without the blanks at their ends.
struct Capture: Hashable, CustomStringConvertible {
  let lines: [String]

  var description: String { lines.joined(separator: "\n") }

  /// The line above the last: what happened.
  var status: String { lines.dropLast().last ?? "" }

  /// The last line: which keys mean something.
  var footer: String { lines.last ?? "" }

  func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The cell where the n-th occurrence of a text begins, in reading order; the first one is 1, and
  /// columns and rows are counted from 0.
  func place(of text: String, occurrence: Int = 1) -> (column: Int, row: Int)? {
    var left = occurrence
    for (row, line) in lines.enumerated() {
      for range in line.ranges(of: text) {
        left -= 1
        if left == 0 {
          return (column: TextCells.width(of: String(line[..<range.lowerBound])), row: row)
        }
      }
    }
    return nil
  }

  /// The columns of one window, where the windows stand in one row, side by side.
  func window(_ letter: String) -> [String] {
    let parts = lines.dropLast(2).map { Self.parts($0) }
    let index = parts.first?.firstIndex { part in
      ["┌─ ", "┏━ ", "┌─ ✗ ", "┏━ ✗ "].contains { part.hasPrefix($0 + letter + " ") }
    }
    guard let index else { return [] }
    return parts.map { index < $0.count ? $0[index] : "" }
  }

  /// The letters of the windows that are shown, in reading order, and of the one in focus.
  var letters: [String] {
    lines.flatMap { line in
      line.matches(of: #/[┌┏][─━] ([A-Z]) /#).map { String($0.output.1) }
    }
  }

  /// The letter of the window whose upper edge is heavy.
  var focus: String? {
    lines.lazy.compactMap { $0.firstMatch(of: #/┏━ ([A-Z]) /#).map { String($0.output.1) } }.first
  }

  /// The parameters of all styles that choose a colour, where 39 and 49 choose none; the picture
  /// has to be one with styles.
  var colors: [String] {
    description.matches(of: #/\u{1b}\[([0-9;]*)m/#)
      .flatMap { $0.output.1.split(separator: ";").map(String.init) }
      .filter { ["3", "4", "9", "10"].contains($0.dropLast()) && !["39", "49"].contains($0) }
  }

  /// A line of the screen in pieces, cut where one window ends and the next begins.
  private static func parts(_ line: String) -> [String] {
    line.replacing(#/([│┐┓┘])([│┌┏└])/#) { "\($0.output.1)\n\($0.output.2)" }
      .split(separator: "\n").map(String.init)
  }
}
