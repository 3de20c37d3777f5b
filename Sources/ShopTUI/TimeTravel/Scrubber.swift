import DesignSystem

/// The bar over the whole history, with the moment that is shown.
struct Scrubber {
  /// The number of the action after which the windows are shown.
  let number: Int
  let range: ClosedRange<Int>
  /// What that action was.
  let words: String
  /// Each window then and now.
  var places: [WindowDifference] = []

  /// Whether nothing was done after the moment that is shown.
  var isAtNow: Bool { number == range.upperBound }

  /// Its bar and its words, with a border.
  static let leastHeight = 4
  /// The same with a line for each of some windows.
  var height: Int { Self.leastHeight + min(places.count, 4) }

  /// What it says about what does not go back.
  static let hint = "rewinds navigation only; orders and reviews stay"

  static let hints = [
    KeyBinding.Hint(key: "← →", words: "one action", command: nil),
    KeyBinding.Hint(key: "Enter", words: "continue from here", command: .open),
    KeyBinding.Hint(key: "PgUp PgDn", words: "ten", command: nil),
    KeyBinding.Hint(key: "Home End", words: "ends", command: nil),
    KeyBinding.Hint(key: "Esc", words: "back to now", command: .back),
  ]

  /// The moment a column of the bar stands for.
  func number(at column: Int, width: Int) -> Int {
    guard width > 1 else { return range.upperBound }
    let last = width - 1
    return range.lowerBound + (column * (range.upperBound - range.lowerBound) + last / 2) / last
  }

  /// The column that stands for the moment that is shown.
  func column(width: Int) -> Int {
    guard range.count > 1 else { return max(width - 1, 0) }
    let length = range.upperBound - range.lowerBound
    return ((number - range.lowerBound) * (width - 1) + length / 2) / length
  }
}
