/// Keys and what they do, as many as fit into a line.
public struct Footer<Action> {
  public var hints: [Hint]

  /// A key, what it does in a word or two, and what a click on it sends.
  public struct Hint {
    public var key: String
    public var words: String
    public var action: Action?

    public init(key: String, words: String, action: Action? = nil) {
      self.key = key
      self.words = words
      self.action = action
    }
  }

  public init(_ hints: [Hint]) { self.hints = hints }
}

extension Drawing {
  /// Draws the hints into the first row of the rectangle, up to the first that does not fit.
  public mutating func draw(_ footer: Footer<Action>, in rect: Rect) {
    let row = Rect(column: rect.column, row: rect.row, width: rect.width, height: 1)
    canvas.fill(row, with: .blank(.footer))
    var column = row.column + 1
    for hint in footer.hints {
      let keyWidth = TextCells.width(of: hint.key)
      let width = keyWidth + 1 + TextCells.width(of: hint.words)
      guard column + width < row.columns.upperBound else { return }
      canvas.write(hint.key, column: column, row: row.row, style: .footerKey)
      canvas.write(hint.words, column: column + keyWidth + 1, row: row.row, style: .footer)
      if let action = hint.action {
        addHit(Rect(column: column, row: row.row, width: width, height: 1), action)
      }
      column += width + RowContent.gap
    }
  }
}
