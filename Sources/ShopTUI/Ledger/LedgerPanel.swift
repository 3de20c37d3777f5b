import DesignSystem

/// The ledger beside the windows: its unfolded lines and its position.
struct LedgerPanel {
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
      KeyBinding.Hint("↑↓", "move"),
      KeyBinding.Hint("Enter", "details", .open),
      KeyBinding.Hint("?", isMistake ? "why" : "help", .help),
      KeyBinding.Hint("t", "see it then", .timeTravel),
      KeyBinding.Hint("s", "save as test", .saveTest),
      KeyBinding.Hint("Tab", "to the windows", .nextWindow),
      KeyBinding.Hint("Esc", "close", .back),
    ]
  }
}
