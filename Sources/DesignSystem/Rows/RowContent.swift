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
    _ termWidth: Int,
    in width: Int
  ) -> Int {
    guard areSideBySide(term, words, termWidth, in: width) else {
      return TextCells.wrapped(term, width: width).count
        + TextCells.wrapped(words, width: width - gap).count
    }
    let column = wordsColumn(termWidth, in: width)
    return max(
      TextCells.wrapped(term, width: column - gap).count,
      TextCells.wrapped(words, width: width - column).count
    )
  }

  /// False if a word would be cut in two columns, so that the meaning goes below its term.
  static func areSideBySide(_ term: String, _ words: String, _ termWidth: Int, in width: Int)
    -> Bool
  {
    func longest(_ text: String) -> Int {
      text.split(separator: " ").map { TextCells.width(of: String($0)) }.max() ?? 0
    }
    let column = wordsColumn(termWidth, in: width)
    return longest(term) <= column - gap && longest(words) <= width - column
  }

  /// The columns between neighboring parts of a row.
  static let gap = 2

  static func wordsColumn(_ termWidth: Int, in width: Int) -> Int {
    min(termWidth, width / 2) + gap
  }
}
