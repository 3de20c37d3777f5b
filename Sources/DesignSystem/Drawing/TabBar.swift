/// The tabs of a window, each with the digit that selects it.
public struct TabBar: Hashable, Sendable {
  public var labels: [String]
  /// The number of the selected tab, counted from 0.
  public var selection: Int

  public init(_ labels: [String], selection: Int) {
    self.labels = labels
    self.selection = selection
  }

  /// What the tabs say in so many columns: all words, their beginnings, or the digits alone.
  func texts(width: Int) -> [String] {
    guard !labels.isEmpty else { return [] }
    let full = numbered(labels)
    if full.reduce(0, { $0 + TextCells.width(of: $1) }) <= width { return full }
    let share = width / labels.count
    let around = 4
    if share < around + 3 { return labels.indices.map { " \($0 + 1) " } }
    return numbered(labels.map { TextCells.truncated($0, to: share - around) })
  }

  private func numbered(_ labels: [String]) -> [String] {
    labels.enumerated().map { " \($0.offset + 1) \($0.element) " }
  }
}

extension Drawing {
  /// Draws the tabs into the first row of the rectangle; each sends what `hit` says for its `.tab`.
  public mutating func draw(
    _ tabBar: TabBar,
    in rect: Rect,
    isFocused: Bool,
    hit: (Part) -> Action
  ) {
    addHit(rect, hit(.tabBar))
    var column = rect.column
    for (index, text) in tabBar.texts(width: rect.width).enumerated() {
      let style: Style =
        if index != tabBar.selection { .tab } else {
          isFocused ? .tabSelectedFocused : .tabSelected
        }
      let free = rect.columns.upperBound - column
      let width = canvas.write(text, column: column, row: rect.row, width: free, style: style)
      addHit(Rect(column: column, row: rect.row, width: width, height: 1), hit(.tab(index)))
      column += width
    }
  }
}
