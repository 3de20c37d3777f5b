import Testing

@Suite(.waitsForPrograms) struct `Copying the link of a place` {
  @Test func `hands it to the terminal, and shows it`() throws {
    let shop = try PseudoTerminal()
    let drawn = try shop.waitForPicture()

    shop.type("y")

    // What stands between the marks is myshop://home in Base64.
    try shop.wait(for: "\u{1b}]52;c;bXlzaG9wOi8vaG9tZQ==\u{07}", from: drawn)
    try shop.wait(for: "Sent to the clipboard: myshop://home", from: drawn)
  }

  @Test(arguments: ["vt100", "linux"])
  func `shows it alone where the terminal may have no clipboard`(term: String) throws {
    let shop = try PseudoTerminal(term: term)
    let drawn = try shop.waitForPicture(modes: "\u{1b}")

    shop.type("y")

    try shop.wait(for: "myshop://home", from: drawn)
    #expect(!shop.text(from: drawn).contains("]52"))
  }
}
