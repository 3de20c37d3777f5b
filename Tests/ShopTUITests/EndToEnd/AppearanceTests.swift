import Testing

@Suite(.waitsForPrograms) struct `What a terminal cannot do` {
  @Test func `has no colour where nobody wants any`() throws {
    let shop = try TmuxSession(environment: ["NO_COLOR": "1"])

    let screen = try shop.capture(styled: true)

    #expect(screen.colors.isEmpty)
    #expect(screen.contains("\u{1b}["))
    #expect(try !TmuxSession().capture(styled: true).colors.isEmpty)
  }

  @Test(arguments: ["sessions", "scenes", "doctor", "routes", "lessons", "--help"])
  func `is ASCII alone in the C locale where a command prints it, too`(command: String) throws {
    let shop = try PseudoTerminal(PseudoTerminal.shop, [command], environment: ["LC_ALL": "C"])

    #expect(try shop.waitForEnd() == .exited(code: 0))

    #expect(!shop.output.isEmpty)
    #expect(shop.output.allSatisfy { $0 < 0x80 })
  }

  @Test func `is drawn with ASCII alone in the C locale`() throws {
    let shop = try TmuxSession(environment: ["LC_ALL": "C"])

    try shop.press("Enter")

    let screen = try shop.wait(for: "product \"Teapot\" pushed")
    #expect(screen.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
    #expect(screen.contains("+= A < Home ="))
    #expect(screen.status.contains("B, C unchanged ok"))
    #expect(screen.contains("Home > Teapot"))
  }

  @Test func `leaves the shop readable on an old one`() throws {
    let shop = try PseudoTerminal(term: "vt100")
    try shop.wait(for: "window")

    shop.type("\r")

    try shop.wait(for: "pushed")
    for word in ["Teapot", "Featured", "Tea & Coffee", "in stock"] {
      #expect(shop.text().contains(word))
    }
  }

  @Test func `is replaced by what most can where its kind is not known, with a word`() throws {
    let shell = try TmuxSession(columns: 120, rows: 30, command: ["sh"])
    try shell.type("TERM=nonsense \"$SHOP\"; echo \"status <$?>\"")
    try shell.press("Enter")
    try shell.wait(for: "[1 Home]")

    try shell.press("q")

    let screen = try shell.wait(for: "status <0>")
    #expect(screen.contains("called “nonsense”; assuming xterm-256color."))
  }
}
