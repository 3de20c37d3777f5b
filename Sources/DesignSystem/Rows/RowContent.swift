/// What a row shows.
public enum RowContent: Hashable, Sendable {
  case text(String, style: Style)
  case heading(String)
  case item(Item)
  case field(Field)
  case button(String)
  /// On or off, independent of other rows.
  case toggle(label: String, isOn: Bool)
  /// One of several options, of which at most one is chosen.
  case option(label: String, isChosen: Bool)
  case choice(label: String, value: String)
  /// `termWidth` is the width in columns that the terms of one list share.
  case definition(term: String, words: String, termWidth: Int)
  case divider
  case blank
  case notice(String)
  /// A line of a picture, cell by cell.
  case cells([Cell])

  func height(width: Int) -> Int {
    switch self {
    case .text(let text, _), .notice(let text):
      TextCells.wrapped(text, width: width).count
    case .definition(let term, let words, let termWidth):
      RowContent.height(of: term, words, termWidth, in: width)
    case .item(let item): item.detail != nil && item.isWider(than: width) ? 2 : 1
    case .field(let field):
      field.lineCount + (field.warning.map { TextCells.wrapped($0, width: width).count } ?? 0)
    case .heading, .button, .toggle, .option, .choice, .divider, .blank, .cells: 1
    }
  }

  private static func height(
    of term: String,
    _ words: String,
    _ sharedWidth: Int,
    in width: Int
  ) -> Int {
    let places = places(term, words, sharedWidth, in: width)
    return max(
      TextCells.wrapped(term, width: places.termWidth).count,
      places.line + TextCells.wrapped(words, width: width - places.column).count
    )
  }

  /// The columns between neighboring parts of a row.
  static let gap = 2

  /// How wide a term is, and the column and line at which its meaning begins: beside the term, or
  /// below it where a word of either would be cut.
  static func places(_ term: String, _ words: String, _ sharedWidth: Int, in width: Int) -> (
    termWidth: Int, column: Int, line: Int
  ) {
    func longest(_ text: String) -> Int {
      text.split(separator: " ").map { TextCells.width(of: String($0)) }.max() ?? 0
    }
    let termWidth = min(sharedWidth, width / 2)
    let column = termWidth + gap
    if longest(term) <= termWidth, longest(words) <= width - column {
      return (termWidth, column, 0)
    }
    return (width, gap, TextCells.wrapped(term, width: width).count)
  }
}
