import ShopCore

/// What a line of a script can say: its form, what it means, and an example.
nonisolated struct StatementForm {
  let form: String
  let meaning: String
  let example: String

  /// The table of the documentation; each example is a line of a script.
  static let all = [
    StatementForm(
      form: "windows N",
      meaning: "begin with so many windows",
      example: "windows 3"
    ),
    StatementForm(
      form: "size COLUMNS ROWS",
      meaning: "begin with a screen of this size",
      example: "size 160 48"
    ),
    StatementForm(
      form: "wiring NAME",
      meaning: "compose the windows the right way, or with a mistake: "
        + NamedWiring.allCases.map(\.rawValue).list("or"),
      example: "wiring appLevelPath"
    ),
    StatementForm(
      form: "key KEY …",
      meaning:
        "press keys one after the other, by the names of the table above; `F2` changes nothing, "
        + "for a script keeps its wiring",
      example: "key ↓ Enter Ctrl-P"
    ),
    StatementForm(form: "type \"TEXT\"", meaning: "type a text", example: "type \"tea\""),
    StatementForm(
      form: "type secret NAME",
      meaning: "type what stands for something that is not written down: "
        + SecretText.allCases.map(\.rawValue).list("or"),
      example: "type secret card"
    ),
    StatementForm(form: "paste \"TEXT\"", meaning: "paste a text", example: "paste \"tea pot\""),
    StatementForm(
      form: "click \"TEXT\" [in WINDOW]",
      meaning: "click on a text that is shown",
      example: "click \"Teapot\" in A"
    ),
    StatementForm(
      form: "click COLUMN ROW",
      meaning: "click on a cell, counted from 1 at the top left",
      example: "click 12 1"
    ),
    StatementForm(
      form: "double click …",
      meaning: "click twice in a row, on a text or a cell",
      example: "double click 12 1"
    ),
    StatementForm(
      form: "middle click …",
      meaning: "click with the middle button, on a text or a cell",
      example: "middle click \"Teapot\" in A"
    ),
    StatementForm(
      form: "wheel up|down COLUMN ROW",
      meaning: "turn the wheel over a cell",
      example: "wheel down 12 5"
    ),
    StatementForm(
      form: "resize COLUMNS ROWS",
      meaning: "give the screen another size",
      example: "resize 120 40"
    ),
    StatementForm(
      form: "open \"LINK\" [in WINDOW|in new]",
      meaning:
        "open a link as `shop open` does; after `quit` the shop is started with it; "
        + "why it was refused, which `shop open` prints, is said in the status line",
      example: "open \"myshop://product/teapot\" in B"
    ),
    StatementForm(
      form: "answer payment",
      meaning: "let the payment be answered that was sent first; no other time passes in a script",
      example: "answer payment"
    ),
    StatementForm(form: "quit", meaning: "quit", example: "quit"),
    StatementForm(
      form: "relaunch",
      meaning: "quit and come back with what was kept",
      example: "relaunch"
    ),
    StatementForm(
      form: "pause SECONDS",
      meaning: "wait, where somebody watches",
      example: "pause 0.5"
    ),
    StatementForm(
      form: "picture NAME.svg|NAME.txt",
      meaning: "draw the screen into a file, where nobody watches",
      example: "picture search.svg"
    ),
    StatementForm(
      form: "expect window W shows \"TEXT\"",
      meaning: "also `screen` or `status` for the window, and `does not show`",
      example: "expect status does not show \"refused\""
    ),
    StatementForm(
      form: "expect window W unchanged",
      meaning:
        "it looks and is as it was before what was done last, cell by cell and value by value",
      example: "expect window B unchanged"
    ),
    StatementForm(
      form: "expect window W unmoved",
      meaning: "it stands where it stood, whatever it shows of the cart",
      example: "expect window B unmoved"
    ),
    StatementForm(
      form: "expect trail W \"TRAIL\"",
      meaning: "the trail of its tab",
      example: "expect trail A \"Home › Teapot\""
    ),
    StatementForm(
      form: "expect link W \"LINK\"",
      meaning: "the link to where it stands",
      example: "expect link A \"myshop://product/teapot\""
    ),
    StatementForm(
      form: "expect focus W",
      meaning: "the window has the focus",
      example: "expect focus B"
    ),
    StatementForm(
      form: "expect windows N",
      meaning: "so many windows are open",
      example: "expect windows 3"
    ),
    StatementForm(
      form: "expect law LAW broken|kept",
      meaning: "the law was broken so far, or never",
      example: "expect law window-isolation kept"
    ),
    StatementForm(
      form: "expect laws hold",
      meaning: "no law was broken so far",
      example: "expect laws hold"
    ),
  ]

  /// The words statements begin with, each once.
  static var firstWords: [String] {
    var words: [String] = []
    for form in all {
      let word = form.example.prefix { $0 != " " }
      if !words.contains(String(word)) { words.append(String(word)) }
    }
    return words
  }

  /// The table as it stands in the documentation.
  static var markdown: String {
    let lines = all.map { form in
      "| `\(form.form.escapedForTable)` | \(form.meaning) | `\(form.example)` |"
    }
    return (["| statement | what it does | example |", "|---|---|---|"] + lines)
      .joined(separator: "\n")
  }
}

nonisolated extension String {
  /// The text as it may stand in a table, whose columns are parted by bars.
  fileprivate var escapedForTable: String {
    reduce(into: "") { text, letter in text += letter == "|" ? "\\|" : String(letter) }
  }
}
