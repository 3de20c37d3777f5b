import Testing

@Suite(.waitsForPrograms) struct `On each kind of terminal` {
  @Test(arguments: MatrixCase.chosen)
  func `the shop starts, is readable, navigates, and gives the terminal back`(
    _ kind: MatrixCase
  ) throws {
    let shell = try MatrixShell(kind)
    let before = try shell.readyToStart()

    try shell.start()
    let started = try shell.wait(for: "moves another", or: "The shop cannot draw")
    let root = try shell.closingBox(on: started)
    try shell.press("Enter")
    let opened = try shell.wait(for: kind.words("product “Teapot” pushed"))
    let colors = try shell.colors()
    let other = try shell.look(at: "B", from: opened)
    try shell.press(kind.back)
    let back = try shell.wait(for: kind.words("product “Teapot” popped"))
    try shell.press("2")
    let searching = try shell.wait(for: "Search selected")
    try shell.press("q")
    let after = try shell.end()

    try expectReadable(root, kind)
    try expectReadable(opened, kind)
    let windows = try root.frames()
    let product = try opened.frames()[0]
    #expect(product.title.contains(kind.words(kind.namesItsPage ? "A ‹ Teapot" : "A ‹ Home")))
    #expect(product.inside.contains { $0.contains("12 in stock") })
    #expect(try back.frames().map(\.inside) == windows.map(\.inside))
    #expect(try searching.frames()[0].inside.contains { $0.contains("[2 Search]") })
    #expect(try searching.frames().dropFirst() == windows.dropFirst())
    #expect(other.inside == windows[0].inside)
    #expect(colors.isEmpty != kind.isColored)
    #expect(after == before)
    #expect(try shell.modes() == ["0", "0", "0", "0", "1"])
  }

  @Test(arguments: MatrixCase.terms)
  func `only ASCII is written in the C locale`(term: String) throws {
    let shop = try PseudoTerminal(term: term, environment: ["LC_ALL": "C"])
    try shop.wait(for: "window")

    shop.type("\r")
    try shop.wait(for: "pushed")
    shop.type("q")

    #expect(try shop.waitForEnd() == .exited(code: 0))
    #expect(shop.output.allSatisfy { $0 < 0x80 })
  }

  @Test func `a click in the last of 300 columns arrives under tmux`() throws {
    let outer = try TmuxSession(
      columns: 300,
      rows: 50,
      command: [
        "/bin/sh", "-c",
        """
        unset TMUX; exec tmux -S "$HOME/inner" -f /dev/null -u new-session "'$SHOP'" \\; \
        set-option -g mouse on \\; set-option -g status off \\; \
        set-option -g destroy-unattached on
        """,
      ]
    )
    let before = try outer.settle(after: outer.wait(for: "? help"))
    try outer.wait(until: "all 50 lines are the shop's") { $0.lines[49].contains("? help") }

    try outer.click(column: 299, row: 5)

    let after = try outer.wait(for: "C has the focus")
    #expect(before.focus == "A")
    #expect(after.focus == "C")
    #expect(try outer.fact("pane_width") == "300")
  }

  private func expectReadable(_ screen: Capture, _ kind: MatrixCase) throws {
    let windows = try screen.frames()
    #expect(windows.map(\.letter) == (kind.columns < 60 ? ["A"] : ["A", "B"]))
    #expect(windows.map(\.isFocused) == (kind.columns < 60 ? [true] : [true, false]))
    for window in windows {
      #expect(window.title.contains("Home") || kind.namesItsPage && window.title.contains("Teapot"))
      #expect(window.inside.last?.contains("[1 Home] 2 Search  3 Profile") == true)
    }
    #expect(screen.lines.count == kind.rows)
    #expect(screen.status.count > 10)
    #expect(screen.lines.last?.contains("? help  q quit") == true)
    #expect(kind.isUnicode || screen.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
  }
}

extension MatrixCase {
  /// Whether there is no room for a path, so that the title names the page.
  fileprivate var namesItsPage: Bool { rows < 14 }
}
