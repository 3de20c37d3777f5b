extension Keymap {
  /// The keys that mean something right now, for the footer.
  func hints(_ isMeaningful: (Command) -> Bool) -> [KeyBinding.Hint] {
    let order: [Command] = [
      .down, .open, .back, .nextTab, .nextWindow, .search, .newWindow, .closeWindow, .zoom, .help,
      .quit,
    ]
    return bindings.compactMap(\.hint)
      .filter { order.contains($0.command) && isMeaningful($0.command) }
      .sorted { left, right in
        (order.firstIndex(of: left.command) ?? 0) < (order.firstIndex(of: right.command) ?? 0)
      }
  }

  /// The table as it stands in the README.
  var markdown: String {
    let head = ["| keys | what they do | mouse |", "|---|---|---|"]
    let lines = bindings.map { binding in
      let keys = binding.keyWords.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
      return "| \(keys) | \(binding.words) | \(binding.mouse ?? "") |"
    }
    return (head + lines).joined(separator: "\n")
  }
}
