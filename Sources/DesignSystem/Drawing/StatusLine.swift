/// A line of facts at its left and right edges.
public struct StatusLine<Action> {
  /// The facts at the left, in order.
  public var left: [Segment]
  /// The facts at the right, in order.
  public var right: [Segment]

  /// One fact, and the action a click on it sends.
  public struct Segment {
    /// Its full text.
    public var text: String
    /// A shorter text for when there is no room; nil if there is none.
    public var brief: String?
    /// The shortest text, for when there is no room even beside a truncated first fact; nil if
    /// there is none.
    public var sign: String?
    /// The style of the text.
    public var style: Style
    /// The action a click on it sends; nil if none.
    public var action: Action?
    /// True if the first fact is truncated to make room for this one.
    public var isNeeded: Bool

    /// A fact, with shorter forms for when there is no room.
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

  /// A line with facts at both ends.
  public init(left: [Segment], right: [Segment] = []) {
    self.left = left
    self.right = right
  }
}

extension Drawing {
  /// Draws the line into the first row of the rectangle.
  ///
  /// If there is too little room, these steps are tried in order: facts at the right are shortened;
  /// the quotation in the first fact is truncated, or else all facts at the left are shortened;
  /// facts at the left are reduced to their signs; the first fact is truncated, to no less than
  /// eight columns; facts at the right are dropped from the end, needed ones last.
  public mutating func draw(_ line: StatusLine<Action>, in rect: Rect) {
    let row = Rect(column: rect.column, row: rect.row, width: rect.width, height: 1)
    canvas.fill(row, with: .blank(.status))
    var right = line.right
    func width(of segments: [StatusLine<Action>.Segment], gap: Int) -> Int {
      segments.indices.reduce(0) { $0 + TextCells.width(of: segments[$1].text) + gap }
    }
    if width(of: line.left, gap: 1) + width(of: right, gap: RowContent.gap) >= row.width {
      for index in right.indices { right[index].text = right[index].brief ?? right[index].text }
    }
    func neededWidth(of segments: [StatusLine<Action>.Segment], from first: Int, gap: Int) -> Int {
      (min(first, segments.count)..<segments.count).reduce(0) {
        segments[$1].isNeeded ? $0 + TextCells.width(of: segments[$1].text) + gap : $0
      }
    }
    let neededAtRight = neededWidth(of: right, from: 0, gap: RowContent.gap)
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
    func needed() -> Int { 1 + neededWidth(of: left, from: 1, gap: 1) + neededAtRight }
    let least = 8
    if needed() + least > row.width {
      for index in left.indices { left[index].text = left[index].sign ?? left[index].text }
    }
    let room = max(row.width - needed(), least)
    var column = row.column + 1
    for index in left.indices {
      let width = index == 0 ? room : row.width
      column += draw(left[index], at: column, in: row, width: width) + 1
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
