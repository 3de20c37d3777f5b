/// How much of the text of a field that is being edited is scrolled out of sight.
public struct FieldScroll: Hashable, Sendable {
  /// The columns to the left.
  var columns = 0
  /// The lines above.
  var lines = 0

  /// Nothing is out of sight.
  public init() {}

  /// Moves only as far as the cursor needs to be seen, and shows no empty space that text could fill.
  func showing(column: Int, line: Int, of text: FieldText, in box: Rect) -> FieldScroll {
    func moved(_ start: Int, toShow place: Int, of count: Int, in room: Int) -> Int {
      let first = max(place - room + 1, 0)
      return min(max(start, first), max(first, min(place, count - room)))
    }
    var scroll = self
    scroll.columns = moved(columns, toShow: column, of: text.lines[line].width + 1, in: box.width)
    scroll.lines = moved(lines, toShow: line, of: text.lines.count, in: box.height)
    return scroll
  }
}
