import DesignSystem

/// The last actions beside the windows: what of them is opened, and where one looks.
struct LedgerPanel {
  var hasKeys = true
  /// Nil while one looks at the newest.
  var position: ListPosition?
  /// The actions that somebody opened, or folded.
  var turned: [Int: Bool] = [:]

  static let hints = [
    KeyBinding.Hint(key: "↑↓", words: "move", command: nil),
    KeyBinding.Hint(key: "Enter", words: "details", command: .open),
    KeyBinding.Hint(key: "?", words: "why", command: .help),
    KeyBinding.Hint(key: "Tab", words: "to the windows", command: .nextWindow),
    KeyBinding.Hint(key: "Esc", words: "close", command: .back),
  ]
}
