extension Keymap {
  /// The keys that mean something right now, for the footer; those that come and go with every step
  /// are blank meanwhile, so that the others stay where they are.
  func hints(_ isMeaningful: (Command) -> Bool) -> [KeyBinding.Hint] {
    footer.compactMap { hint in
      guard let command = hint.command, !isMeaningful(command) else { return hint }
      return [.down, .open, .back].contains(command) ? hint.blank : nil
    }
  }

  /// Every hint in the order of the footer, which shows as many as fit.
  static func footer(of bindings: [KeyBinding]) -> [KeyBinding.Hint] {
    let order: [Command] = [
      .down, .open, .back, .nextTab, .nextWindow, .search, .openLink, .palette, .newWindow,
      .closeWindow, .zoom, .ledger, .inspector, .lessons, .help, .quit,
    ]
    let hints = bindings.compactMap(\.hint)
    return order.compactMap { command in hints.first { $0.command == command } }
  }

  /// The table as it stands in the documentation.
  var markdown: String {
    let head = ["| keys | what they do | mouse |", "|---|---|---|"]
    let lines = bindings.map { binding in
      let keys = binding.keyWords.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
      return "| \(keys) | \(binding.words) | \(binding.mouse ?? "") |"
    }
    return (head + lines).joined(separator: "\n")
  }
}
