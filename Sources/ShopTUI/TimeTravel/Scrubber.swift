import DesignSystem

/// A bar over the whole history, with the time shown.
struct Scrubber {
  /// The windows are shown after the action with this number.
  let number: Int
  let range: ClosedRange<Int>
  let words: String
  /// Each window then and now.
  var places: [WindowDifference] = []

  var isAtNow: Bool { number == range.upperBound }

  /// The bar and its words, with a border.
  static let leastHeight = 4
  /// Adds a line for each of up to four windows.
  var height: Int { Self.leastHeight + min(places.count, 4) }

  /// The windows that have room in some lines.
  ///
  /// If not all have, those that differ come first, and the last line counts the others.
  func windows(in lines: Int) -> (places: [WindowDifference], rest: String?) {
    guard places.count > lines else { return (places, nil) }
    guard lines > 0 else { return ([], nil) }
    let inOrder = places.filter(\.differs) + places.filter { !$0.differs }
    let rest = inOrder.dropFirst(lines - 1)
    let differing = rest.count(where: \.differs)
    let words = "… \(rest.count) more windows"
    return (
      Array(inOrder.prefix(lines - 1)),
      differing == 0 ? "\(words) as now" : "\(words), \(differing) not as now"
    )
  }

  /// Warns about what time travel does not change.
  static let hint = "rewinds navigation only; orders and reviews stay"

  static let hints = [
    KeyBinding.Hint("← →", "one action"),
    KeyBinding.Hint("Enter", "continue from here", .open),
    KeyBinding.Hint("Esc", "back to now", .back),
    KeyBinding.Hint("PgUp PgDn", "ten"),
    KeyBinding.Hint("Home End", "ends"),
  ]

  /// The action at a column of the bar.
  func number(at column: Int, width: Int) -> Int {
    guard width > 1 else { return range.upperBound }
    let last = width - 1
    return range.lowerBound + (column * (range.upperBound - range.lowerBound) + last / 2) / last
  }

  /// The column of the shown action.
  func column(width: Int) -> Int {
    guard range.count > 1 else { return max(width - 1, 0) }
    let length = range.upperBound - range.lowerBound
    return ((number - range.lowerBound) * (width - 1) + length / 2) / length
  }
}
