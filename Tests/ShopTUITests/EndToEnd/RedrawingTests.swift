import Testing

@Suite struct `What is written when something changes` {
  /// Keys, and a text that is shown, or shown no longer, when they have done their work.
  private static let ways: [(keys: [String], text: String, isShown: Bool)] = [
    (["j", "j", "Enter"], "Esc back", true),
    (["/", "t", "e", "a"], "Esc leave the field", true),
    (["Escape"], "Esc leave the field", false),
    (["o", "p"], "Tab completes", true),
    (["Escape"], "Tab completes", false),
    (["Tab", "3", "j", "Enter"], "B · ", true),
    (["a"], "Enter details", true),
    (["Escape"], "Enter details", false),
    (["t"], "one action", true),
    (["Escape"], "one action", false),
  ]

  // With and without erasing, colours, and colours that erased cells take.
  @Test(arguments: ["xterm-256color", "screen-256color", "linux", "vt100"])
  func `leaves the screen as if all of it had been painted anew`(term: String) throws {
    let shop = try TmuxSession(
      columns: 120,
      rows: 36,
      environment: ["TERM": term],
      shop: "--windows",
      "4"
    )
    for (keys, text, isShown) in Self.ways {
      for key in keys { try shop.press(key) }
      let done = try shop.wait(until: "“\(text)” is shown: \(isShown)") {
        $0.contains(text) == isShown
      }
      try shop.settle(after: done)
      let written = try StyledCells(shop.capture(styled: true).lines)

      try shop.press("C-l")

      try shop.wait(until: "nothing of older pictures is left after \(keys)", styled: true) {
        StyledCells($0.lines) == written
      }
    }
  }
}
