/// Keys and what they do, as many as fit into one line.
public struct Footer<Action> {
  /// Those for which there is no room beside earlier ones are left out.
  public var hints: [Hint]
  /// Shown after the others, which are dropped first.
  public var pinned: [Hint]

  /// A key, what it does, and the action a click on it sends.
  public struct Hint {
    /// The key as it is shown, such as `Tab`.
    public let key: String
    /// What the key does, in a word or two.
    public let words: String
    /// The action a click on it sends; nil if none.
    public var action: Action?
    let keyWidth: Int
    let width: Int

    /// A hint for one key.
    public init(key: String, words: String, action: Action? = nil) {
      self.key = key
      self.words = words
      self.action = action
      keyWidth = TextCells.width(of: key)
      width = keyWidth + 1 + TextCells.width(of: words)
    }
  }

  /// A line of hints, of which the pinned ones have priority.
  public init(_ hints: [Hint], pinned: [Hint] = []) {
    self.hints = hints
    self.pinned = pinned
  }

  /// The hints in lines of `width` columns, in their order.
  public static func lines(of hints: [Hint], width: Int) -> [[Hint]] {
    var lines: [[Hint]] = []
    var free = 0
    for hint in hints {
      if hint.width > free || lines.isEmpty {
        lines.append([])
        free = width
      }
      lines[lines.count - 1].append(hint)
      free -= hint.width + RowContent.gap
    }
    return lines
  }

  func shown(width: Int) -> [Hint] {
    var free = width + RowContent.gap
    func fitting(_ hints: [Hint]) -> [Hint] {
      var fitting: [Hint] = []
      for hint in hints where hint.width + RowContent.gap <= free {
        free -= hint.width + RowContent.gap
        fitting.append(hint)
      }
      return fitting
    }
    let last = fitting(pinned)
    return fitting(hints) + last
  }
}

extension Drawing {
  /// Draws the hints into the first row of the rectangle, with a blank column at both ends.
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
