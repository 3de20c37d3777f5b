import ShopCore

/// The one table of keys, from which the handler, the footer, the help and the documentation are
/// made.
nonisolated struct Keymap {
  let bindings: [KeyBinding]
  let groups: [(title: String, bindings: [KeyBinding])]
  let footer: [KeyBinding.Hint]

  static let standard = Keymap()

  init() {
    groups = [
      ("Windows", Self.windows), ("Moving around", Self.rows), ("Tabs", Self.tabs),
      ("Search and links", Self.links), ("Looking inside", Self.promise),
      ("Text", Self.fields), ("Program", Self.program),
    ]
    bindings = groups.flatMap(\.bindings)
    footer = Self.footer(of: bindings)
  }

  /// The command of a key outside text fields.
  func command(for key: Key) -> Command? {
    bindings.lazy.flatMap(\.keys).first { $0.key == key }?.command
  }

  private static var windows: [KeyBinding] {
    [
      KeyBinding(
        "Tab Shift-Tab w W F6 Shift-F6",
        "next / previous window; in a sheet Tab goes to the next row or field",
        mouse: "click in a window: focuses it and performs the click",
        hint: KeyBinding.Hint("Tab", "window", .nextWindow),
        keys: [
          (Key(.tab), .nextWindow), (Key(.backTab), .previousWindow),
          (.character("w"), .nextWindow), (.character("W"), .previousWindow),
          (Key(.function(6)), .nextWindow), (Key(.function(6), .shift), .previousWindow),
        ]
      ),
      KeyBinding(
        "g 1–9",
        .chooseWindow,
        "go to a window: g, then its number or letter",
        keys: [.character("g")]
      ),
      KeyBinding("n", .newWindow, "new window", mouse: "click on [+]", hint: "new"),
      KeyBinding("d", .duplicateWindow, "duplicate the window"),
      KeyBinding("x", .closeWindow, "close the window", mouse: "click on [×]", hint: "close"),
      KeyBinding("u", .reopenWindow, "reopen the last closed window"),
      KeyBinding("m", .movePlace, "move this page to another window"),
      KeyBinding(
        "z F5",
        .zoom,
        "zoom the window",
        mouse: "double click on the top border",
        hint: "zoom"
      ),
      KeyBinding("L", .nextLayout, "next layout"),
    ]
  }

  private static var rows: [KeyBinding] {
    [
      KeyBinding(
        "↑ ↓ j k PgUp PgDn Home End G",
        "select a row",
        mouse: "wheel: scrolls the window under the pointer",
        hint: KeyBinding.Hint("↑↓", "move", .down),
        keys: [
          (Key(.up), .up), (.character("k"), .up), (Key(.down), .down), (.character("j"), .down),
          (Key(.pageUp), .pageUp), (Key(.pageDown), .pageDown),
          (Key(.home), .first), (Key(.end), .last), (.character("G"), .last),
        ]
      ),
      KeyBinding(
        "Ctrl-U Ctrl-D",
        "half a page up / down",
        keys: [(.control("u"), .halfPageUp), (.control("d"), .halfPageDown)]
      ),
      KeyBinding(
        "Enter Space → l",
        .open,
        "open the selected row",
        mouse: "click on the row",
        hint: "open"
      ),
      KeyBinding(
        "e",
        .openInNewWindow,
        "open it in a new window",
        mouse: "middle click on the row"
      ),
      KeyBinding(
        "Esc Backspace ← h",
        .back,
        "back: close the sheet, or go one step back",
        mouse: "click on ‹ Title, or beside a sheet",
        hint: "back"
      ),
    ]
  }

  private static var tabs: [KeyBinding] {
    let digits = AppTab.allCases.enumerated().map { index, tab in
      (key: Key.character(Character(String(index + 1))), command: Command.tab(tab))
    }
    return [
      KeyBinding(
        "1–\(digits.count)",
        "tab n of this window; press again for its root",
        mouse: "click on the tab",
        hint: KeyBinding.Hint("1–\(digits.count)", "tab", .nextTab),
        keys: digits
      ),
      KeyBinding(
        "] [ > <",
        "next / previous tab",
        mouse: "wheel on the tab bar",
        keys: [
          (.character("]"), .nextTab), (.character(">"), .nextTab),
          (.character("["), .previousTab), (.character("<"), .previousTab),
        ]
      ),
      KeyBinding("0", .popToRoot, "pop to the root", mouse: "click on the selected tab"),
    ]
  }

  private static var links: [KeyBinding] {
    [
      KeyBinding("/", .search, "search", hint: "search"),
      KeyBinding(
        "o O",
        "open a link / in a new window",
        hint: KeyBinding.Hint("o", "link", .openLink),
        keys: [(.character("o"), .openLink), (.character("O"), .openLinkInNewWindow)]
      ),
      KeyBinding("y", .copyLink, "copy the link of this page"),
    ]
  }

  /// The keys that show the promise kept or broken.
  private static var promise: [KeyBinding] {
    [
      KeyBinding(
        "U R Ctrl-R",
        "undo / redo what the window did last",
        keys: [(.character("U"), .undo), (.character("R"), .redo), (.control("r"), .redo)]
      ),
      KeyBinding(
        "a",
        .ledger,
        "ledger: what was done, and which windows moved",
        mouse: "click on an action in the ledger: opens it",
        hint: "ledger"
      ),
      KeyBinding(
        "s",
        .saveTest,
        "in the ledger: save the actions from the selected one on as a Swift test"
      ),
      KeyBinding(
        "i",
        .inspector,
        "inspector: the state of every window, and what caused it",
        mouse: "click on a line of the inspector: folds it",
        hint: "inspect"
      ),
      KeyBinding("I", .objects, "the objects behind each window, and which are shared"),
      KeyBinding(
        "t",
        .timeTravel,
        "time travel: the windows after any earlier action",
        mouse: "drag the bar, or turn the wheel: another action"
      ),
      KeyBinding(
        "b",
        .lessons,
        "lessons: each classic mistake, shown and explained",
        hint: "mistakes"
      ),
      KeyBinding(
        "V",
        .verify,
        "verify how the windows are wired: every law, over random histories",
        hint: "verify"
      ),
      KeyBinding("H", .heat, "show which cells are drawn, for half a second each"),
      KeyBinding(
        "=",
        .compare,
        "right beside wrong: the same windows under a mistake, and back",
        mouse: "click in either half: acts in both",
        hint: "compare"
      ),
      KeyBinding("Q", .restartHalves, "right beside wrong: quit both halves and start them again"),
      KeyBinding(
        "F2",
        .chooseWiring,
        "change the wiring: presets, or switches to build a mistake of your own",
        mouse: "click on the wiring in the status line",
        hint: "wiring"
      ),
    ]
  }

  /// The help for keys in a field; `TextKeys` implements them.
  private static var fields: [KeyBinding] {
    [
      KeyBinding(
        "Ctrl-← Ctrl-→ Home End",
        "in a field: word left, word right, start and end of the line",
        mouse: "click in the text: puts the cursor there",
        keys: []
      ),
      KeyBinding(
        "a–z",
        "on a selected field of a form or sheet: types into it; after Esc, commands again",
        keys: []
      ),
      KeyBinding(
        "↑ ↓ Ctrl-J",
        "in a field of several lines: line up, line down, new line",
        keys: []
      ),
      KeyBinding(
        "Ctrl-W Ctrl-K Ctrl-U",
        "in a field: delete the word before, the rest of the line, everything",
        keys: []
      ),
    ]
  }

  private static var program: [KeyBinding] {
    [
      KeyBinding("? F1", .help, "help", hint: "help"),
      KeyBinding(
        ": Ctrl-P",
        .palette,
        "command palette: find actions, places and windows",
        hint: "commands"
      ),
      KeyBinding("M", .toggleMouse, "turn the mouse on or off"),
      KeyBinding("Ctrl-L", .redraw, "redraw"),
      KeyBinding("Ctrl-Z", .suspend, "suspend"),
      KeyBinding("q Ctrl-C", .quit, "quit", hint: "quit"),
    ]
  }
}
