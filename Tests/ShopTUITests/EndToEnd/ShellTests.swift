import Testing

@Suite(.waitsForPrograms) struct `The shell` {
  @Test(arguments: ["q", "C-c"]) func `finds its screen and its terminal as it left them`(
    key: String
  ) throws {
    let shell = try TmuxSession(columns: 120, rows: 30, command: ["sh"])
    try run("PS1='ready> '; clear; echo \"before <$(stty -g)>\"", in: shell)
    let before = try shell.wait(until: "the shell is ready") { $0.lines[1] == "ready>" }
    try run("\"$SHOP\"; echo \"status <$?> after <$(stty -g)>\"", in: shell)
    try shell.wait(for: "? help")

    try shell.press(key)

    let after = try shell.wait(for: "status <0>")
    #expect(after.lines[0] == before.lines[0])
    #expect(after.lines[1].hasPrefix("ready> \"$SHOP\""))
    #expect(after.lines[2].hasPrefix("status <0>"))
    let modes = try #require(before.lines[0].firstMatch(of: #/<(.+)>/#)?.output.1)
    #expect(after.lines[2].hasSuffix("after <\(modes)>"))
    for fact in ["alternate_on", "mouse_any_flag", "mouse_standard_flag", "mouse_sgr_flag"] {
      #expect(try shell.fact(fact) == "0")
    }
    #expect(try shell.fact("cursor_flag") == "1")
  }

  @Test func `is where Ctrl-Z leads, and fg leads back`() throws {
    let shell = try jobControl()
    try run("\"$SHOP\"", in: shell)
    try shell.wait(for: "? help")
    try shell.press("Enter")
    let before = try shell.settle(after: shell.wait(for: "product “Teapot” pushed"))
    try shell.press("C-z")
    let stopped = try shell.wait(for: "Stopped")

    try run("fg", in: shell)

    try shell.wait(until: "the shop is as it was left") { $0 == before }
    #expect(!stopped.contains("[1 Home]"))
    try shell.press("Escape")
    try shell.wait(for: "product “Teapot” popped")
  }

  @Test func `is where the terminal can change its size before fg leads back`() throws {
    let shell = try jobControl()
    try run("\"$SHOP\"", in: shell)
    try shell.wait(for: "? help")
    try shell.press("C-z")
    try shell.wait(for: "Stopped")

    try shell.resize(columns: 60, rows: 20)
    try run("fg", in: shell)

    try shell.wait(until: "the windows fill the new size") { screen in
      screen.lines.count == 20 && screen.lines.last?.contains("? help") == true
        && screen.lines.first?.hasSuffix("┐") == true
    }
  }

  @Test func `shows what was done just before it was stopped, once it is back from behind`() throws
  {
    let shell = try jobControl()
    try run("\"$SHOP\" --windows 1", in: shell)
    try shell.wait(for: "? help")
    try shell.press("Down", "Down", "C-z")
    try shell.wait(for: "Stopped")

    try run("bg", in: shell)
    // The terminal stops it there. A shell that has not seen that yet does not continue it.
    try run("while [ -z \"$(jobs -s)\" ]; do :; done; fg", in: shell)

    try shell.wait(for: "› Sea salt")
  }

  /// A shell that can stop its programs and bring them back.
  private func jobControl() throws -> TmuxSession {
    try TmuxSession(columns: 120, rows: 30, command: ["bash", "--norc", "--noprofile", "-i"])
  }

  private func run(_ command: String, in shell: TmuxSession) throws {
    try shell.type(command)
    try shell.press("Enter")
  }
}
