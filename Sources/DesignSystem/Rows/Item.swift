/// A thing in a list: its name, what it is, and at the right edge what it costs.
public struct Item: Hashable, Sendable {
  /// The words at the left, which a row is known by.
  public var leading: String
  /// The characters of `leading` that are emphasised, counted from 0, such as those searched for.
  public var marks: [Range<Int>]
  /// The columns that the names of one list share, so that their details begin in one column.
  public var leadingWidth: Int
  /// What is said about it, written weakly; nil where that is nothing.
  public var detail: String?
  /// A short word that marks it; nil where none does.
  public var badge: String?
  /// What stands at the right end, such as a price; nil where nothing does.
  public var trailing: String?
  /// What says it where the words at the left would be cut beside it; nil where nothing shorter does.
  public var trailingBrief: String?
  /// How that is written.
  public var trailingStyle: Style

  /// A row of words, and what stands beside them.
  public init(
    leading: String,
    marks: [Range<Int>] = [],
    leadingWidth: Int = 0,
    detail: String? = nil,
    badge: String? = nil,
    trailing: String? = nil,
    trailingBrief: String? = nil,
    trailingStyle: Style = .price
  ) {
    self.leading = leading
    self.marks = marks
    self.leadingWidth = leadingWidth
    self.detail = detail
    self.badge = badge
    self.trailing = trailing
    self.trailingBrief = trailingBrief
    self.trailingStyle = trailingStyle
  }

  /// Whether it needs more columns to show everything in one line.
  func isWider(than columns: Int) -> Bool {
    func width(_ text: String) -> Int { TextCells.width(of: text, upTo: columns) }
    var needed = max(width(leading), leadingWidth)
    if let detail { needed += RowContent.gap + width(detail) }
    if let badge { needed += RowContent.gap + 2 + width(badge) }
    if let trailing { needed += RowContent.gap + width(trailing) }
    return needed > columns
  }

  static func padded(_ badge: String) -> String { " \(badge) " }

  /// The fewest columns in which a name or detail is worth showing.
  static let shortest = 6

  /// The first of the facts in its detail, where it is a word or two; nil where it is longer.
  var shortFact: String? {
    guard let fact = detail?.split(separator: " · ").first, TextCells.width(of: String(fact)) <= 8
    else { return nil }
    return String(fact)
  }
}
