/// One row of a screen: what it shows, and the action it sends.
public struct Row<Action> {
  /// What it shows.
  public var content: RowContent
  /// The action sent when the row is chosen; nil if it cannot be selected.
  public var action: Action?

  /// A row, which cannot be selected without an action.
  public init(_ content: RowContent, action: Action? = nil) {
    self.content = content
    self.action = action
  }

  /// True if it can be selected.
  public var isSelectable: Bool { action != nil }
}

extension Row: Equatable where Action: Equatable {}

extension Row {
  /// A wrapped paragraph.
  public static func text(_ text: String, style: Style = .text, action: Action? = nil) -> Row {
    Row(.text(text, style: style), action: action)
  }

  /// A heading above the rows that follow.
  public static func heading(_ text: String) -> Row { Row(.heading(text)) }

  /// An item of a list, such as a product and its price; `marks` are the emphasized characters.
  public static func item(
    _ leading: String,
    marks: [Range<Int>] = [],
    leadingWidth: Int = 0,
    detail: String? = nil,
    badge: String? = nil,
    trailing: String? = nil,
    trailingBrief: String? = nil,
    trailingStyle: Style = .price,
    action: Action? = nil
  ) -> Row {
    let item = Item(
      leading: leading,
      marks: marks,
      leadingWidth: leadingWidth,
      detail: detail,
      badge: badge,
      trailing: trailing,
      trailingBrief: trailingBrief,
      trailingStyle: trailingStyle
    )
    return Row(.item(item), action: action)
  }

  /// A text field; `cursor` is the number of characters before the cursor while it is being edited,
  /// and `error` is shown below it.
  public static func field(
    _ label: String,
    text: String,
    placeholder: String = "",
    cursor: Int? = nil,
    isTextSelected: Bool = false,
    lineCount: Int = 1,
    error: String? = nil,
    action: Action? = nil
  ) -> Row {
    let field = Field(
      label: label,
      text: text,
      placeholder: placeholder,
      cursor: cursor,
      isTextSelected: isTextSelected,
      lineCount: lineCount,
      error: error
    )
    return Row(.field(field), action: action)
  }

  /// A button, which is disabled without an action.
  public static func button(_ label: String, action: Action?) -> Row {
    Row(.button(label), action: action)
  }

  /// A setting that is on or off.
  public static func toggle(_ label: String, isOn: Bool, action: Action? = nil) -> Row {
    Row(.toggle(label: label, isOn: isOn), action: action)
  }

  /// One of several options below each other.
  public static func option(_ label: String, isChosen: Bool, action: Action? = nil) -> Row {
    Row(.option(label: label, isChosen: isChosen), action: action)
  }

  /// A setting with several values.
  public static func choice(_ label: String, value: String, action: Action? = nil) -> Row {
    Row(.choice(label: label, value: value), action: action)
  }

  /// A horizontal line.
  public static func divider() -> Row { Row(.divider) }

  /// An empty line.
  public static func blank() -> Row { Row(.blank) }

  /// A message in place of rows.
  public static func notice(_ text: String) -> Row { Row(.notice(text)) }

  /// A picture as one row per line.
  public static func picture(_ canvas: Canvas) -> [Row] {
    canvas.rows.map { Row(.cells($0)) }
  }

  /// A list of terms and their meanings in two columns, such as keys and what they do.
  public static func definitions(_ entries: [(term: String, words: String)]) -> [Row] {
    let termWidth = entries.map { TextCells.width(of: $0.term) }.max() ?? 0
    return entries.map { entry in
      Row(.definition(term: entry.term, words: entry.words, termWidth: termWidth))
    }
  }
}
