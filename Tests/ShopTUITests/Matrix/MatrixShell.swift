import Foundation

/// A shell on a terminal of one kind, in which the shop is started and left.
struct MatrixShell {
  private let kind: MatrixCase
  private let terminal: TmuxSession

  init(_ kind: MatrixCase) throws {
    self.kind = kind
    let shell = "PS1='ready> ' exec /bin/sh"
    let command =
      switch kind.carrier {
      case .tmux: shell
      case .screen:
        """
        mkdir -m 700 "$HOME/screens"; export SCREENDIR="$HOME/screens"
        printf 'startup_message off\\nautodetach off\\naltscreen on\\nterm \(kind.term)\\n' >"$HOME/screenrc"
        exec screen -U -c "$HOME/screenrc" sh -c "\(shell)"
        """
      }
    terminal = try TmuxSession(
      columns: kind.columns,
      rows: kind.rows,
      home: .stocked(),
      command: ["/bin/sh", "-c", command]
    )
  }

  /// What the shell shows before the shop is there: the modes of the terminal.
  func readyToStart() throws -> String {
    try terminal.wait(for: "ready>")
    return try modesOfLine()
  }

  /// Starts the shop with two windows.
  func start() throws {
    let environment =
      "TERM=\(kind.term) LC_ALL=\(kind.isUnicode ? "C.UTF-8" : "C")"
      + (kind.hasColors ? "" : " NO_COLOR=1")
    try run("clear; \(environment) \"$SHOP\" --windows 2; echo \"ended <$?>\"")
  }

  /// Waits until the status says something, and all of the screen is drawn.
  func wait(for words: String, or others: String? = nil) throws -> Capture {
    try terminal.settle(
      after: terminal.wait(until: "the status says “\(words)”") { screen in
        (screen.status.contains(words) || others.map(screen.status.contains) == true)
          && !(screen.lines.last ?? "").isEmpty
      }
    )
  }

  /// The screen once the box is closed in which a notice stands that is too long for the status;
  /// the same screen if there is none.
  func closingBox(on screen: Capture) throws -> Capture {
    guard screen.footer == " Esc close" else { return screen }
    try press("Enter")
    return try terminal.settle(
      after: terminal.wait(until: "the box is closed") { $0.footer.contains("Enter open") }
    )
  }

  /// The colours on the screen.
  func colors() throws -> [String] { try terminal.capture(styled: true).colors }

  func press(_ key: String) throws { try terminal.press(key) }

  /// How a window looks to whom it does not have the focus: on the screen, or after a turn to it.
  func look(at letter: String, from screen: Capture) throws -> Capture.Framed {
    if let window = try screen.frames().first(where: { $0.letter == letter }) { return window }
    try press("Tab")
    let turned = try wait(for: "\(letter) has the focus")
    try press("BTab")
    _ = try wait(for: "A has the focus")
    guard let window = try turned.frames().first(where: { $0.letter == letter }) else {
      throw TmuxSession.Failure(description: "There is no \(letter) in:\n\(turned)")
    }
    return window
  }

  /// Waits until the shop has ended; what the shell shows then: the modes of the terminal.
  func end() throws -> String {
    try terminal.wait(for: "ended <0>")
    return try modesOfLine()
  }

  /// Whether the second screen, two ways of the mouse and its long reports are on, and the cursor.
  func modes() throws -> [String] {
    let names = ["mouse_any_flag", "mouse_standard_flag", "mouse_sgr_flag"]
    // GNU screen has the second screen of its own terminal as long as it runs.
    let alternate = kind.carrier == .screen ? "0" : try terminal.fact("alternate_on")
    return try [alternate] + names.map(terminal.fact) + [terminal.fact("cursor_flag")]
  }

  private func modesOfLine() throws -> String {
    try run("clear; echo \"line <$(stty -g)>\"")
    var modes = ""
    try terminal.wait(until: "the modes of the line are shown") { screen in
      let text = screen.lines.joined()
      guard let found = text.firstMatch(of: #/line <([0-9a-f:]+)>/#) else { return false }
      modes = String(found.output.1)
      return true
    }
    return modes
  }

  private func run(_ command: String) throws {
    try terminal.type(command)
    try terminal.press("Enter")
  }
}

extension MatrixCase {
  /// Whether it knows colours, and they are wanted.
  var isColored: Bool { hasColors && !["vt100", "dumb"].contains(term) }

  /// The key for back; GNU screen holds Escape until the next key while the mouse is reported.
  var back: String { carrier == .screen ? "h" : "Escape" }

  /// A text as it is shown in this locale.
  func words(_ text: String) -> String {
    guard !isUnicode else { return text }
    return text.replacing("“", with: "\"").replacing("”", with: "\"")
      .replacing("‹", with: "<")
  }
}
