/// What a demonstration says about the step that is to be seen.
struct Caption {
  let title: String
  /// What was pressed or done; nil at the beginning.
  let key: String?
  let words: String
  let isLast: Bool

  var hint: String { isLast ? "Esc goes back" : "Space goes on at once · Esc goes back" }

  var hints: [KeyBinding.Hint] {
    let on = KeyBinding.Hint(key: "Space", words: "go on", command: .open)
    return (isLast ? [] : [on]) + [KeyBinding.Hint(key: "Esc", words: "end", command: .back)]
  }
}
