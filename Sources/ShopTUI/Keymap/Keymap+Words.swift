nonisolated extension Keymap {
  /// The hints whose command passes a test, for the footer.
  func hints(_ isMeaningful: (Command) -> Bool) -> [KeyBinding.Hint] {
    footer.filter { hint in hint.command.map(isMeaningful) ?? true }
  }

  /// Every hint in the footer's order; as many as fit are shown.
  ///
  /// What matters now, and the keys to the mistakes and their proofs, precede what the screen shows
  /// anyway.
  static func footer(of bindings: [KeyBinding]) -> [KeyBinding.Hint] {
    let order: [Command] = [
      .open, .back, .lessons, .verify, .ledger, .nextWindow, .compare, .nextTab, .search, .down,
      .palette,
      .openLink,
      .chooseWiring, .inspector, .newWindow, .closeWindow, .zoom, .help, .quit,
    ]
    let hints = bindings.compactMap(\.hint)
    return order.compactMap { command in hints.first { $0.command == command } }
  }
}
