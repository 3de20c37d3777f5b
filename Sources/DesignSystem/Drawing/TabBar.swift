/// The tabs of a window, each with the digit that selects it.
public struct TabBar: Hashable, Sendable {
  /// The label of each tab.
  public var labels: [String]
  /// The index of the selected tab, counted from 0.
  public var selection: Int
  /// The numbers of the tabs that changed without being touched.
  public var marked: Set<Int> = []

  /// A bar of tabs, one of them selected.
  public init(_ labels: [String], selection: Int) {
    self.labels = labels
    self.selection = selection
  }

  /// The texts of the tabs in this width, the selected one in brackets: full labels, the same
  /// closer together, truncated labels, or the digits alone.
  func texts(width: Int) -> [String] {
    unmarkedTexts(width: width).enumerated().map { index, text in
      // The selected one has a bracket there.
      marked.contains(index) && text.hasPrefix(" ") ? "✗" + text.dropFirst() : text
    }
  }

  private func unmarkedTexts(width: Int) -> [String] {
    guard !labels.isEmpty else { return [] }
    let numbered = numbered(labels)
    for arranged in [apart, together] {
      let texts = arranged(numbered)
      if TabBar.width(of: texts) <= width { return texts }
    }
    let share = width / labels.count
    let around = 4
    if share < around + 3 { return apart(labels.indices.map { String($0 + 1) }) }
    return apart(self.numbered(labels.map { TextCells.truncated($0, to: share - around) }))
  }

  private func numbered(_ labels: [String]) -> [String] {
    labels.enumerated().map { "\($0.offset + 1) \($0.element)" }
  }

  private func apart(_ texts: [String]) -> [String] {
    texts.enumerated().map { $0.offset == selection ? "[\($0.element)]" : " \($0.element) " }
  }

  /// Leaves one column between tabs, which the selected tab's brackets take.
  private func together(_ texts: [String]) -> [String] {
    texts.enumerated().map { index, text in
      if index == selection { return "[\(text)]" }
      let isLast = index == texts.count - 1
      return (index == selection + 1 ? "" : " ") + text + (isLast ? " " : "")
    }
  }

  private static func width(of texts: [String]) -> Int {
    texts.reduce(0) { $0 + TextCells.width(of: $1) }
  }
}

extension Drawing {
  /// Draws the tabs into the first row of the rectangle; each sends what `hit` returns for its
  /// `.tab`.
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
        if index != tabBar.selection { tabBar.marked.contains(index) ? .danger : .tab } else {
          isFocused ? .tabSelectedFocused : .tabSelected
        }
      let free = rect.columns.upperBound - column
      let width = canvas.write(text, column: column, row: rect.row, width: free, style: style)
      addHit(Rect(column: column, row: rect.row, width: width, height: 1), hit(.tab(index)))
      column += width
    }
  }
}
