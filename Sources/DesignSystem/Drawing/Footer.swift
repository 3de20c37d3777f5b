/// Keys and what they do, as many as fit into a line.
public struct Footer<Action> {
  /// Left out from their end where there is no room for all.
  public var hints: [Hint]
  /// Stand after the others, which make room for them.
  public var pinned: [Hint]

  /// A key, what it does in a word or two, and what a click on it sends.
  public struct Hint {
    /// The key as it is written, such as `Tab`.
    public let key: String
    /// What it does.
    public let words: String
    /// What a click on it sends; nil where nothing.
    public var action: Action?
    let keyWidth: Int
    let width: Int

    /// Says what a key does, and what a click on it sends.
    public init(key: String, words: String, action: Action? = nil) {
      self.key = key
      self.words = words
      self.action = action
      keyWidth = TextCells.width(of: key)
      width = keyWidth + 1 + TextCells.width(of: words)
    }
  }

  /// A line of keys, of which the pinned ones are shown whatever room there is.
  public init(_ hints: [Hint], pinned: [Hint] = []) {
    self.hints = hints
    self.pinned = pinned
  }

  /// The hints that fit into so many columns; those that are not pinned are left out from their end.
  func shown(width: Int) -> [Hint] {
    var free = width + RowContent.gap
    func fitting(_ hints: [Hint]) -> [Hint] {
      Array(
        hints.prefix { hint in
          free -= hint.width + RowContent.gap
          return free >= 0
        }
      )
    }
    let last = fitting(pinned)
    return fitting(hints) + last
  }
}

extension Drawing {
  /// Draws the hints into the first row of the rectangle, a column free at both ends.
  public mutating func draw(_ footer: Footer<Action>, in rect: Rect) {
    let row = Rect(column: rect.column, row: rect.row, width: rect.width, height: 1)
    canvas.fill(row, with: .blank(.footer))
    var column = row.column + 1
    for hint in footer.shown(width: row.width - 2) {
      defer { column += hint.width + RowContent.gap }
      canvas.write(hint.key, column: column, row: row.row, style: .footerKey)
      canvas.write(hint.words, column: column + hint.keyWidth + 1, row: row.row, style: .footer)
      if let action = hint.action {
        addHit(Rect(column: column, row: row.row, width: hint.width, height: 1), action)
      }
    }
  }
}
