import ShopCore

/// A form of statement: its syntax, its meaning and an example.
nonisolated struct StatementForm {
  let form: String
  let meaning: String
  let example: String

  /// The table in the documentation; each example is a valid line.
  static let all = [
    StatementForm(
      form: "windows N",
      meaning: "start with this many windows",
      example: "windows 3"
    ),
    StatementForm(
      form: "size COLUMNS ROWS",
      meaning: "start with a screen of this size",
      example: "size 160 48"
    ),
    StatementForm(
      form: "wiring NAME",
      meaning: "the wiring of the windows: "
        + NamedWiring.allCases.map(\.rawValue).list("or")
        + "; later in a script, it starts over with it",
      example: "wiring appLevelPath"
    ),
    StatementForm(
      form: "key KEY …",
      meaning:
        "press keys, named as in the table of keys; `F2` has no effect on the windows, nor has `V`, because a script keeps its wiring and verifies nothing",
      example: "key ↓ Enter Ctrl-P"
    ),
    StatementForm(form: "type \"TEXT\"", meaning: "type a text", example: "type \"tea\""),
    StatementForm(
      form: "type secret NAME",
      meaning: "type a simulated secret: "
        + SecretText.allCases.map(\.rawValue).list("or"),
      example: "type secret card"
    ),
    StatementForm(form: "paste \"TEXT\"", meaning: "paste a text", example: "paste \"tea pot\""),
    StatementForm(
      form: "click \"TEXT\" [in WINDOW]",
      meaning: "click on a text on the screen",
      example: "click \"Teapot\" in A"
    ),
    StatementForm(
      form: "click COLUMN ROW",
      meaning: "click on a cell; the top left is 1 1",
      example: "click 12 1"
    ),
    StatementForm(
      form: "double click …",
      meaning: "double click, on a text or a cell",
      example: "double click 12 1"
    ),
    StatementForm(
      form: "middle click …",
      meaning: "middle click, on a text or a cell",
      example: "middle click \"Teapot\" in A"
    ),
    StatementForm(
      form: "wheel up|down COLUMN ROW",
      meaning: "turn the wheel over a cell",
      example: "wheel down 12 5"
    ),
    StatementForm(
      form: "resize COLUMNS ROWS",
      meaning: "change the size of the screen",
      example: "resize 120 40"
    ),
    StatementForm(
      form: "open \"LINK\" [in WINDOW|in new]",
      meaning:
        "open a link like `shop open`; after `quit` it starts the shop; a refusal is in the status line",
      example: "open \"myshop://product/teapot\" in B"
    ),
    StatementForm(
      form: "answer payment",
      meaning: "answer the oldest payment; no other time passes in a script",
      example: "answer payment"
    ),
    StatementForm(form: "quit", meaning: "quit", example: "quit"),
    StatementForm(
      form: "relaunch",
      meaning: "quit and start again with the saved state",
      example: "relaunch"
    ),
    StatementForm(
      form: "pause SECONDS",
      meaning: "wait, in a terminal",
      example: "pause 0.5"
    ),
    StatementForm(
      form: "picture NAME.svg|NAME.txt",
      meaning: "draw the screen into a file, headless",
      example: "picture search.svg"
    ),
    StatementForm(
      form: "expect window W shows \"TEXT\"",
      meaning: "also for `screen` or `status` instead of a window, and `does not show`",
      example: "expect status does not show \"refused\""
    ),
    StatementForm(
      form: "expect window W unchanged",
      meaning:
        "nothing in it changed since the last statement, neither a cell nor its state",
      example: "expect window B unchanged"
    ),
    StatementForm(
      form: "expect window W unmoved",
      meaning: "it is at the same place, whatever it shows of the cart",
      example: "expect window B unmoved"
    ),
    StatementForm(
      form: "expect path W \"PATH\"",
      meaning: "the path of its selected tab",
      example: "expect path A \"Home › Teapot\""
    ),
    StatementForm(
      form: "expect link W \"LINK\"",
      meaning: "the link of the page it shows",
      example: "expect link A \"myshop://product/teapot\""
    ),
    StatementForm(
      form: "expect focus W",
      meaning: "the window has the focus",
      example: "expect focus B"
    ),
    StatementForm(
      form: "expect windows N",
      meaning: "this many windows are open",
      example: "expect windows 3"
    ),
    StatementForm(
      form: "expect law LAW broken|kept",
      meaning: "a law of navigation was broken at some point, or never",
      example: "expect law window-isolation kept"
    ),
    StatementForm(
      form: "expect laws hold",
      meaning: "no law was broken so far",
      example: "expect laws hold"
    ),
  ]

  /// The first words of all statements, without duplicates.
  static var firstWords: [String] {
    var words: [String] = []
    for form in all {
      let word = form.example.prefix { $0 != " " }
      if !words.contains(String(word)) { words.append(String(word)) }
    }
    return words
  }

  /// The table in the documentation.
  static var markdown: String {
    let lines = all.map { form in
      "| `\(form.form.escapedForTable)` | \(form.meaning) | `\(form.example)` |"
    }
    return (["| statement | what it does | example |", "|---|---|---|"] + lines)
      .joined(separator: "\n")
  }
}

nonisolated extension String {
  /// Escapes the column separators of a Markdown table.
  fileprivate var escapedForTable: String {
    reduce(into: "") { text, letter in text += letter == "|" ? "\\|" : String(letter) }
  }
}
