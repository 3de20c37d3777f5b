import DesignSystem
import ShopCore
import Testing

@testable import ShopTUI

@Suite(.waitsForPrograms) struct `The first ten seconds` {
  @Test(arguments: [
    (80, "No window moves another. Press b to see it broken, ? for all keys.  wiring ✓"),
    (
      120,
      "What you do in one window never moves another. Press b to see it broken, ? for all keys.  "
        + "a router for each window ✓"
    ),
  ])
  func `greet with one line and one key`(columns: Int, line: String) throws {
    let shop = try TmuxSession(columns: columns, rows: 24, home: TemporaryHome())

    #expect(try shop.capture().status.replacing(#/ {2,}/#, with: "  ") == " " + line)
  }

  @Test func `say how many windows were restored`() throws {
    let home = try TemporaryHome()
    do {
      let first = try TmuxSession(home: home)
      try first.press("n")
      try first.wait(for: "D opened")
      try first.home.waitUntilSaved()
      try first.press("q")
      try first.waitForEnd()
    }

    let second = try TmuxSession(columns: 80, rows: 24, home: home)

    #expect(try second.capture().status.hasPrefix(" 4 windows restored."))
  }

  @Test func `say how many windows of a mistake were restored`() throws {
    let home = try TemporaryHome()
    for isSecond in [false, true] {
      let shop = try TmuxSession(home: home, shop: "--wiring", "noPopToRootOnRetap")
      let words = "windows restored. Selecting the selected tab does nothing."
      #expect(try shop.capture().status.contains(words) == isSecond)
      if !isSecond {
        try shop.press("Enter")
        try shop.wait(for: "A · product “Teapot” pushed")
      }
      try shop.press("q")
      try shop.waitForEnd()
    }
  }

  @Test func `lead into a tour that is left and taken up again`() throws {
    let shop = try TmuxSession(columns: 80, rows: 24, home: TemporaryHome())
    let before = try shop.capture()

    try shop.press("b", "Enter")
    try shop.wait(for: "The tour · 0 of 7")
    try shop.press("Space")
    try shop.wait(for: "B unchanged ✓")
    try shop.press("Space", "Space", "Space")
    try shop.wait(for: "The tour · 4 of 7")
    try shop.press("Escape")
    try shop.wait(for: "Continue the tour")
    try shop.press("Escape")
    try shop.wait(until: "the windows are as before") { $0 == before }
    try shop.press("b", "Enter", "Space")
    try shop.wait(for: "Which windows will move on the right?")
    try shop.press("3")

    let broken = try shop.wait(for: "The tour · 5 of 7")
    #expect(broken.contains("window-isolation: B moved as well"))
    #expect(broken.contains("Yes: A and B moved."))
  }

  @Test func `name the way into the mistakes and to their proof at any size`() throws {
    let shop = try TmuxSession(columns: 80, rows: 24, home: TemporaryHome())
    for keys in ["Enter open", "b mistakes", "V verify", "a ledger", "? help", "q quit"] {
      #expect(try shop.capture().footer.contains(keys))
    }

    try shop.press("Enter")

    let product = try shop.wait(for: "Enter add to cart")
    for keys in ["Esc back", "b mistakes", "V verify", "a ledger", "? help", "q quit"] {
      #expect(product.footer.contains(keys))
    }
    #expect(product.footer.firstRange(of: "   ") == nil)
  }

  @Test(arguments: [
    ("?", "Esc close"), (":", "Enter run"), ("o", "Tab complete"), ("g", "1–9 A–Z a window"),
    ("F2", "Enter choose"),
  ])
  func `name the keys of what stands over the windows`(key: String, hint: String) throws {
    let shop = try TmuxSession(columns: 80, rows: 24)

    try shop.press(key)

    let footer = try shop.wait(until: "its keys are named") { $0.footer.contains(hint) }.footer
    let leaving = try #require(Capture(lines: [footer]).place(of: "Esc"))
    try shop.click(column: leaving.column, row: 23)
    try shop.wait(for: "q quit")
  }

  @Test func `lead by a click on a red verdict to the action, and from there to the reason`() throws
  {
    let shop = try TmuxSession(shop: "--wiring", "appLevelPath")
    try shop.press("Enter")
    try shop.wait(for: "B and C moved as well ✗")

    try shop.click(on: "B and C moved as well ✗")

    let ledger = try shop.wait(for: "window-isolation: B and C moved as well")
    #expect(ledger.contains("1    A  key     product “Teapot” pushed"))
    try shop.press("?")
    try shop.wait(for: "Open something in one window, and every other window goes there too.")
    try shop.press("Escape")
    try shop.wait(until: "the lesson is closed") { !$0.contains("Open something in one window") }
    try shop.press("a")
    try shop.wait(until: "the ledger is closed") { !$0.contains("─ Ledger") }
    try shop.click(on: "one router for all windows ✗")
    try shop.wait(for: "a mistake")
  }

  @Test(.withoutSanitizer("Its first picture takes longer than an answer may."))
  func `are light where the terminal says that it is`() throws {
    let shop = try PseudoTerminal(isStocked: false)
    try shop.wait(for: "\u{1b}]11;?\u{7}")
    let dark = try shop.waitForPicture()

    shop.type("\u{1b}]11;rgb:ffff/ffff/dddd\u{1b}\\")

    // The ground of the light theme; nothing of the answer is taken for keys.
    let light = try shop.wait(for: "48;5;231m", from: dark)
    #expect(!shop.text(from: light).contains("does nothing here"))
  }

  @Test(arguments: [("vt100", [:]), ("linux", [:]), ("xterm-256color", ["NO_COLOR": "1"])])
  func `ask no terminal for its colours that cannot answer`(
    term: String,
    environment: [String: String]
  ) throws {
    let shop = try PseudoTerminal(term: term, environment: environment)

    try shop.wait(for: "Teapot")

    #expect(!shop.text().contains("]11;?"))
  }

  @Test(arguments: ["0;15", "0;default;7", "15;0", "12;8"])
  func `are light at once where the environment says that the terminal is`(colors: String) throws {
    let shop = try PseudoTerminal(environment: ["COLORFGBG": colors])

    try shop.wait(for: "Teapot")

    #expect(shop.text().contains("48;5;231m") == ["0;15", "0;default;7"].contains(colors))
  }

  @Test func `leave no answer to the shell that comes late`() throws {
    let shell = try PseudoTerminal("/bin/sh")
    shell.type("\(PseudoTerminal.shop); echo ended; cat\r")
    let asked = try shell.wait(for: "\u{1b}]11;?\u{7}")
    shell.type("q\u{1b}]11;rgb:0000/0000/0000\u{7}\u{1b}[?62;22c")

    let ended = try shell.wait(for: "ended", from: shell.wait(for: "\u{1b}[?1049l", from: asked))

    shell.type("typed\r")
    try shell.wait(for: "typed", from: ended)
    #expect(!shell.text(from: ended).contains("rgb:"))
    #expect(!shell.text(from: ended).contains("62;22c"))
  }
}

@MainActor @Suite struct `A theme that was chosen` {
  @Test func `stays, whatever the terminal's background is`() {
    #expect(ThemeChoice.automatic.theme(on: nil) == .dark)
    #expect(ThemeChoice.automatic.theme(on: .light) == .light)
    #expect(ThemeChoice.light.theme(on: .dark) == .light)
    #expect(ThemeChoice.dark.theme(on: .light) == .paintedDark)
    #expect(ThemeChoice.monochrome.theme(on: .light) == .monochrome)
  }

  @Test(arguments: [
    ("11;rgb:0000/0000/0000", Background.dark), ("11;rgb:ff/ff/ff", .light),
    ("11;rgba:fdf6/e3e3/0000/ffff", .light), ("11;rgb:0000/2b2b/3636", .dark),
    ("11;rgb:", nil), ("11;rgb:1/2", nil), ("10;rgb:ff/ff/ff", nil), ("11;?", nil),
    ("11;rgb:fffffffff/ff/ff", nil), ("11;rgb:zz/ff/ff", nil),
  ])
  func `is found by what the terminal says of its background`(
    answer: String,
    is background: Background?
  ) {
    #expect(Background(answer: answer.utf8) == background)
  }
}
