/// The positions of a screen's rows at a width; the cost does not grow with the length of lists.
public struct Layout {
  /// The width of the area in columns, including the selection marker and the scroll marks.
  public let width: Int
  /// The total number of lines.
  public private(set) var lineCount = 0
  /// The number of selectable rows.
  public private(set) var selectableCount = 0
  private var spans: [Span] = []

  /// A block with the numbers of its first line and of its first selectable row.
  private struct Span {
    let block: Block
    let line: Int
    let height: Int
    let selectable: Int
  }

  private enum Block {
    case row(RowContent, isSelectable: Bool)
    case list(RowCache)
  }

  /// A row and its position.
  public struct Place {
    /// The content of the row.
    public let content: RowContent
    /// Its lines, counted from 0 at the top of the content.
    public let lines: Range<Int>
    /// Its index among the selectable rows; nil if it is not selectable.
    public let selectable: Int?
  }

  /// Lays out rows below each other at a width in columns.
  public init<Action>(of content: ScreenContent<Action>, width: Int) {
    self.width = width
    spans.reserveCapacity(content.blocks.count)
    var details = (end: 0, areBelow: false)
    for index in content.blocks.indices {
      switch content.blocks[index] {
      case .row(let row):
        if index >= details.end { details = self.details(of: content, from: index) }
        let areBelow = index < details.end && details.areBelow
        let height = areBelow ? 2 : row.content.height(width: Gutter.textWidth(in: width))
        let block = Block.row(row.content, isSelectable: row.isSelectable)
        append(block, height, choices: row.isSelectable ? 1 : 0)
      case .list(let count, let row):
        append(.list(RowCache(row)), max(count, 0), choices: max(count, 0))
      }
    }
  }

  /// The lines of the n-th selectable row, counted from 0; empty if there is none.
  public func lines(ofSelectable index: Int) -> Range<Int> {
    guard index >= 0, index < selectableCount else { return 0..<0 }
    let span = spans[spans.lastIndex { $0.selectable <= index } ?? 0]
    switch span.block {
    case .row: return span.line..<span.line + span.height
    case .list:
      let line = span.line + index - span.selectable
      return line..<line + 1
    }
  }

  /// Calls `body` with each row that has lines in the range, from top to bottom.
  public func forEachRow(in lines: Range<Int>, _ body: (Place) -> Void) {
    let visible = lines.clamped(to: 0..<lineCount)
    guard !visible.isEmpty else { return }
    var index = spans.lastIndex { $0.line <= visible.lowerBound } ?? 0
    while index < spans.count, spans[index].line < visible.upperBound {
      forEachRow(of: spans[index], in: visible, body)
      index += 1
    }
  }

  /// The first selectable row that begins at this line or below it.
  func firstSelectable(from line: Int) -> Int {
    guard let index = spans.lastIndex(where: { $0.line <= line }) else { return 0 }
    let span = spans[index]
    let next = index + 1 < spans.count ? spans[index + 1].selectable : selectableCount
    switch span.block {
    case .row: return span.line == line ? span.selectable : next
    case .list: return min(span.selectable + line - span.line, next)
    }
  }

  /// The end of a run of items with details, and whether their details go on a line of their own
  /// because one of them is too long.
  private func details<Action>(
    of content: ScreenContent<Action>,
    from first: Int
  ) -> (end: Int, areBelow: Bool) {
    var areBelow = false
    for index in first..<content.blocks.count {
      guard case .row(let row) = content.blocks[index], case .item(let item) = row.content,
        item.detail != nil
      else { return (index, areBelow) }
      areBelow = areBelow || item.isWider(than: Gutter.textWidth(in: width))
    }
    return (content.blocks.count, areBelow)
  }

  private mutating func append(_ block: Block, _ height: Int, choices: Int) {
    spans.append(Span(block: block, line: lineCount, height: height, selectable: selectableCount))
    lineCount += height
    selectableCount += choices
  }

  private func forEachRow(of span: Span, in lines: Range<Int>, _ body: (Place) -> Void) {
    let all = span.line..<span.line + span.height
    switch span.block {
    case .row(let content, let isSelectable):
      guard all.overlaps(lines) else { return }
      body(Place(content: content, lines: all, selectable: isSelectable ? span.selectable : nil))
    case .list(let rows):
      for line in all.clamped(to: lines) {
        let index = line - span.line
        let place = Place(
          content: rows[index],
          lines: line..<line + 1,
          selectable: span.selectable + index
        )
        body(place)
      }
    }
  }
}
