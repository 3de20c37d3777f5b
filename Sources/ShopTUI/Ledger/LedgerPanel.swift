import DesignSystem

/// The last actions beside the windows: what of them is opened, and where one looks.
struct LedgerPanel {
  var hasKeys = false
  /// Nil while one looks at the newest.
  private(set) var position: ListPosition?
  /// The first action that is listed while one looks at a position, so that nothing slides away
  /// from under it.
  private(set) var first: Int?
  /// The lines that somebody opened, or folded, by one of their actions.
  private(set) var turned: [Int: Bool] = [:]

  /// Looks at a position in a list that begins with an action, or at the newest.
  mutating func look(at position: ListPosition?, from first: Int) {
    self.position = position
    self.first = position == nil ? nil : self.first ?? first
  }

  /// Opens the line of some actions, or folds it.
  mutating func turn(_ numbers: ClosedRange<Int>, isOpen: Bool) {
    turned = turned.filter { !numbers.contains($0.key) }
    turned[numbers.upperBound] = isOpen
  }

  static let hints = [
    KeyBinding.Hint(key: "↑↓", words: "move", command: nil),
    KeyBinding.Hint(key: "Enter", words: "details", command: .open),
    KeyBinding.Hint(key: "?", words: "why", command: .help),
    KeyBinding.Hint(key: "t", words: "see it then", command: .timeTravel),
    KeyBinding.Hint(key: "s", words: "save as test", command: .saveTest),
    KeyBinding.Hint(key: "Tab", words: "to the windows", command: .nextWindow),
    KeyBinding.Hint(key: "Esc", words: "close", command: .back),
  ]
}
