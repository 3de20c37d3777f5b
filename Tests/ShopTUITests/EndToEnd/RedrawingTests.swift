import Testing

@Suite(.waitsForPrograms) struct `What is written when something changes` {
  /// Keys, and a text that is shown when they have done their work, and not before.
  private static let ways: [(keys: [String], text: String)] = [
    (["j", "j", "Enter"], "Esc back"),
    (["/", "t", "e", "a"], "25 results"),
    (["Escape"], "Tab window"),
    (["Tab", "Enter"], "B · product"),
    (["a"], "a closes"),
    (["BTab", "BTab"], "Enter details"),
    (["Escape"], "Tab window"),
    (["t"], "one action"),
    (["Escape"], "Tab window"),
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
    for (keys, text) in Self.ways {
      for key in keys { try shop.press(key) }
      try shop.settle(after: shop.wait(for: text))
      let written = try StyledCells(shop.capture(styled: true).lines)

      try shop.press("C-l")
      try shop.settle(after: shop.capture())

      try shop.wait(until: "nothing of older pictures is left after \(keys)", styled: true) {
        StyledCells($0.lines) == written
      }
    }
  }
}
