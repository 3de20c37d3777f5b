import DesignSystem

/// The ledger beside the windows: its unfolded lines and its position.
struct LedgerPanel {
  var hasKeys = false
  /// Nil while it follows the newest action.
  private(set) var position: ListPosition?
  /// The first listed action while a position is set, so that rows do not shift.
  private(set) var first: Int?
  /// The lines the user folded or unfolded, by one of their action numbers.
  private(set) var turned: [Int: Bool] = [:]

  /// Sets the position in a list that starts at an action; nil follows the newest.
  mutating func look(at position: ListPosition?, from first: Int) {
    self.position = position
    self.first = position == nil ? nil : self.first ?? first
  }

  mutating func turn(_ numbers: ClosedRange<Int>, isOpen: Bool) {
    turned = turned.filter { !numbers.contains($0.key) }
    turned[numbers.upperBound] = isOpen
  }

  static func hints(explains isMistake: Bool) -> [KeyBinding.Hint] {
    [
      KeyBinding.Hint(key: "↑↓", words: "move", command: nil),
      KeyBinding.Hint(key: "Enter", words: "details", command: .open),
      KeyBinding.Hint(key: "?", words: isMistake ? "why" : "help", command: .help),
      KeyBinding.Hint(key: "t", words: "see it then", command: .timeTravel),
      KeyBinding.Hint(key: "s", words: "save as test", command: .saveTest),
      KeyBinding.Hint(key: "Tab", words: "to the windows", command: .nextWindow),
      KeyBinding.Hint(key: "Esc", words: "close", command: .back),
    ]
  }
}
