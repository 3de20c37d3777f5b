/// A line of facts: some at its left, some at its right edge.
public struct StatusLine<Action> {
  /// What stands at the left, in its order.
  public var left: [Segment]
  /// What stands at the right, in its order.
  public var right: [Segment]

  /// One fact, and what a click on it does.
  public struct Segment {
    /// What it says.
    public var text: String
    /// What says it where there is no room for the text; nil where nothing shorter does.
    public var brief: String?
    /// What stands for it where there is no room even beside a first fact cut short; nil where nothing
    /// does.
    public var sign: String?
    /// How it is written.
    public var style: Style
    /// What a click on it sends; nil where nothing.
    public var action: Action?
    /// Whether the first fact is cut short where there would be no room for this one.
    public var isNeeded: Bool

    /// A piece of the line.
    public init(
      _ text: String,
      brief: String? = nil,
      sign: String? = nil,
      style: Style = .status,
      action: Action? = nil,
      isNeeded: Bool = false
    ) {
      self.text = text
      self.brief = brief
      self.sign = sign
      self.style = style
      self.action = action
      self.isNeeded = isNeeded
    }
  }

  /// A line of pieces at both ends.
  public init(left: [Segment], right: [Segment] = []) {
    self.left = left
    self.right = right
  }
}

extension Drawing {
  /// Draws the line into the first row of the rectangle: where the left side has no room what its first
  /// fact quotes is cut short, then its facts are said briefly, then the first one gives way to what is
  /// needed, down to a few letters, the others to their signs, and the right side, which is said briefly
  /// before any of that, to the left, its last fact first.
  public mutating func draw(_ line: StatusLine<Action>, in rect: Rect) {
    let row = Rect(column: rect.column, row: rect.row, width: rect.width, height: 1)
    canvas.fill(row, with: .blank(.status))
    var right = line.right
    func width(of segments: [StatusLine<Action>.Segment], gap: Int) -> Int {
      segments.reduce(0) { $0 + TextCells.width(of: $1.text) + gap }
    }
    if width(of: line.left, gap: 1) + width(of: right, gap: RowContent.gap) > row.width {
      for index in right.indices { right[index].text = right[index].brief ?? right[index].text }
    }
    func width(ofNeeded segments: some Sequence<StatusLine<Action>.Segment>, gap: Int) -> Int {
      segments.reduce(0) { $1.isNeeded ? $0 + TextCells.width(of: $1.text) + gap : $0 }
    }
    let neededAtRight = width(ofNeeded: right, gap: RowContent.gap)
    var left = line.left
    let whole = 1 + width(of: left, gap: 1) + neededAtRight
    if whole > row.width, let first = left.first?.text {
      let room = row.width - whole + TextCells.width(of: first)
      if let short = TextCells.quotingLess(first, columns: room) {
        left[0].text = short
      } else {
        for index in left.indices { left[index].text = left[index].brief ?? left[index].text }
      }
    }
    func needed() -> Int { 1 + width(ofNeeded: left.dropFirst(), gap: 1) + neededAtRight }
    let least = 8
    if needed() + least > row.width {
      for index in left.indices { left[index].text = left[index].sign ?? left[index].text }
    }
    let room = max(row.width - needed(), least)
    var column = row.column + 1
    for (index, segment) in left.enumerated() {
      let width = index == 0 ? room : row.width
      column += draw(segment, at: column, in: row, width: width) + 1
    }
    func start() -> Int {
      let width = width(of: right, gap: RowContent.gap)
      return row.columns.upperBound - 1 - max(width - RowContent.gap, 0)
    }
    while !right.isEmpty, start() < column {
      right.remove(at: right.lastIndex { !$0.isNeeded } ?? right.count - 1)
    }
    var start = start()
    for segment in right {
      start += draw(segment, at: start, in: row, width: row.width) + RowContent.gap
    }
  }

  private mutating func draw(
    _ segment: StatusLine<Action>.Segment,
    at column: Int,
    in row: Rect,
    width: Int
  ) -> Int {
    let free = max(min(row.columns.upperBound - column, width), 0)
    let text =
      TextCells.width(of: segment.text) > free
      ? TextCells.quotingLess(segment.text, columns: free)
        ?? TextCells.truncated(segment.text, to: free)
      : segment.text
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
