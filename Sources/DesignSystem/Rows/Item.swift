/// An item of a list: its name, its details and, at the right edge, its price.
public struct Item: Hashable, Sendable {
  /// The name at the left.
  public var leading: String
  /// The emphasized characters of `leading`, counted from 0, such as search matches.
  public var marks: [Range<Int>] = []
  /// The columns that names in one list share, so that their details line up.
  public var leadingWidth = 0
  /// Details in a less prominent style; nil if there are none.
  public var detail: String?
  /// A short word in a colored box; nil if there is none.
  public var badge: String?
  /// The text at the right edge, such as a price; nil if there is none.
  public var trailing: String?
  /// A shorter form of `trailing`, used if the name would be truncated; nil if there is none.
  public var trailingBrief: String?
  /// The style of `trailing`.
  public var trailingStyle = Style.price

  func isWider(than columns: Int) -> Bool {
    func width(_ text: String) -> Int { TextCells.width(of: text, upTo: columns) }
    var needed = max(width(leading), leadingWidth)
    if let detail { needed += RowContent.gap + width(detail) }
    if let badge { needed += RowContent.gap + 2 + width(badge) }
    if let trailing { needed += RowContent.gap + width(trailing) }
    return needed > columns
  }

  static func padded(_ badge: String) -> String { " \(badge) " }

  /// The fewest columns worth using for a name or detail.
  static let shortest = 6

  /// The first fact of the detail; nil if it is longer than a word or two.
  var shortFact: String? {
    guard let detail else { return nil }
    // Byte by byte: the library's search for a text took half the time of drawing a row.
    let bytes = detail.utf8
    let end = bytes.indices.first { bytes[$0...].starts(with: " · ".utf8) } ?? bytes.endIndex
    let fact = String(detail[..<end])
    return TextCells.width(of: fact, upTo: 8) <= 8 ? fact : nil
  }
}
