/// A line of facts: some at its left, some at its right edge.
public struct StatusLine<Action> {
  public var left: [Segment]
  public var right: [Segment]

  /// One fact, and what a click on it does.
  public struct Segment {
    public var text: String
    public var style: Style
    public var action: Action?

    public init(_ text: String, style: Style = .status, action: Action? = nil) {
      self.text = text
      self.style = style
      self.action = action
    }
  }

  public init(left: [Segment], right: [Segment] = []) {
    self.left = left
    self.right = right
  }
}

extension Drawing {
  /// Draws the line into the first row of the rectangle; the right side gives way to the left, its
  /// last fact first.
  public mutating func draw(_ line: StatusLine<Action>, in rect: Rect) {
    let row = Rect(column: rect.column, row: rect.row, width: rect.width, height: 1)
    canvas.fill(row, with: .blank(.status))
    var column = row.column + 1
    for segment in line.left {
      column += draw(segment, at: column, in: row) + 1
    }
    var right = line.right[...]
    func start() -> Int {
      let width = right.reduce(0) { $0 + TextCells.width(of: $1.text) + RowContent.gap }
      return row.columns.upperBound - 1 - max(width - RowContent.gap, 0)
    }
    while !right.isEmpty, start() < column { right.removeLast() }
    var start = start()
    for segment in right {
      start += draw(segment, at: start, in: row) + RowContent.gap
    }
  }

  private mutating func draw(
    _ segment: StatusLine<Action>.Segment,
    at column: Int,
    in row: Rect
  ) -> Int {
    let free = max(row.columns.upperBound - column, 0)
    let text = TextCells.truncated(segment.text, to: free)
    let width = canvas.write(
      text,
      column: column,
      row: row.row,
      width: free,
      style: segment.style
    )
    if let action = segment.action {
      addHit(Rect(column: column, row: row.row, width: width, height: 1), action)
    }
    return width
  }
}
