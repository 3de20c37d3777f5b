import SceneNavigation
import ShopCore

/// A form of statement: its syntax, its meaning and an example.
nonisolated struct StatementForm {
  let form: String
  let meaning: String
  let example: String

  init(_ form: String, _ meaning: String, _ example: String) {
    (self.form, self.meaning, self.example) = (form, meaning, example)
  }

  /// The table in the documentation; each example is a valid line.
  static let all = [
    StatementForm("windows N", "start with this many windows", "windows 3"),
    StatementForm("size COLUMNS ROWS", "start with a screen of this size", "size 160 48"),
    StatementForm(
      "wiring NAME",
      "the wiring of the windows: "
        + NamedWiring.allCases.map(\.rawValue).list("or")
        + "; later in a script, it starts over with it",
      "wiring appLevelPath"
    ),
    StatementForm(
      "key KEY …",
      "press keys, named as in the table of keys; `F2` has no effect on the windows, nor has `V`, because a script keeps its wiring and verifies nothing",
      "key ↓ Enter Ctrl-P"
    ),
    StatementForm("type \"TEXT\"", "type a text", "type \"tea\""),
    StatementForm(
      "type secret NAME",
      "type a simulated secret: "
        + SecretText.allCases.map(\.rawValue).list("or"),
      "type secret card"
    ),
    StatementForm("paste \"TEXT\"", "paste a text", "paste \"tea pot\""),
    StatementForm(
      "click \"TEXT\" [in WINDOW]",
      "click on a text on the screen",
      "click \"Teapot\" in A"
    ),
    StatementForm("click COLUMN ROW", "click on a cell; the top left is 1 1", "click 12 1"),
    StatementForm("double click …", "double click, on a text or a cell", "double click 12 1"),
    StatementForm(
      "middle click …",
      "middle click, on a text or a cell",
      "middle click \"Teapot\" in A"
    ),
    StatementForm("wheel up|down COLUMN ROW", "turn the wheel over a cell", "wheel down 12 5"),
    StatementForm("resize COLUMNS ROWS", "change the size of the screen", "resize 120 40"),
    StatementForm(
      "open \"LINK\" [in WINDOW|in new]",
      "open a link like `shop open`; after `quit` it starts the shop; a refusal is in the status line",
      "open \"myshop://product/teapot\" in B"
    ),
    StatementForm(
      "answer payment",
      "answer the oldest payment; no other time passes in a script",
      "answer payment"
    ),
    StatementForm("quit", "quit", "quit"),
    StatementForm("relaunch", "quit and start again with the saved state", "relaunch"),
    StatementForm("pause SECONDS", "wait, in a terminal", "pause 0.5"),
    StatementForm(
      "picture NAME.svg|NAME.txt",
      "draw the screen into a file, headless",
      "picture search.svg"
    ),
    StatementForm(
      "expect window W shows \"TEXT\"",
      "also for `screen` or `status` instead of a window, and `does not show`",
      "expect status does not show \"refused\""
    ),
    StatementForm(
      "expect window W unchanged",
      "nothing in it changed since the last statement, neither a cell nor its state",
      "expect window B unchanged"
    ),
    StatementForm(
      "expect window W unmoved",
      "it is at the same place, whatever it shows of the cart",
      "expect window B unmoved"
    ),
    StatementForm(
      "expect path W \"PATH\"",
      "the path of its selected tab",
      "expect path A \"Home › Teapot\""
    ),
    StatementForm(
      "expect link W \"LINK\"",
      "the link of the page it shows",
      "expect link A \"myshop://product/teapot\""
    ),
    StatementForm("expect focus W", "the window has the focus", "expect focus B"),
    StatementForm("expect windows N", "this many windows are open", "expect windows 3"),
    StatementForm(
      "expect law LAW broken|kept",
      "a law of navigation was broken at some point, or never",
      "expect law window-isolation kept"
    ),
    StatementForm("expect laws hold", "no law was broken so far", "expect laws hold"),
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
}
