import Testing

@Suite(
  .waitsForPrograms(alone: true),
  .serialized,
  .timeLimit(.minutes(2)),
  .enabled(
    if: XtermWindow.canBeOpened,
    "xterm, Xvfb and xdotool are not all installed: “make matrix” installs them"
  )
)
struct `In a real xterm` {
  @Test(arguments: MatrixCase.chosenForXterm)
  func `the shop starts, is readable, navigates, and gives the terminal back`(
    _ kind: MatrixCase
  ) throws {
    let xterm = try XtermWindow(showing: kind)
    let root = try xterm.wait(for: "moves another")

    try xterm.press("Return")
    let opened = try xterm.wait(for: kind.words("product “Teapot” pushed"))
    try xterm.press("Escape")
    let back = try xterm.wait(for: kind.words("product “Teapot” popped"))
    try xterm.click(column: kind.columns - 1, row: 4)
    let clicked = try xterm.wait(for: "B has the focus")
    try xterm.press("q")
    let after = try xterm.wait(for: "ended <0>")

    let windows = try root.frames()
    #expect(windows.map(\.letter) == ["A", "B"])
    #expect(windows.allSatisfy { $0.inside.last?.contains("[1 Home] 2 Search") == true })
    #expect(root.lines[kind.rows - 1].contains("? help  q quit"))
    #expect(kind.isUnicode || root.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
    #expect(try opened.frames().last == windows.last)
    #expect(try back.frames() == windows)
    #expect(try clicked.frames().map(\.isFocused) == [false, true])
    #expect(!after.contains("Featured"))
    #expect(after.contains("the line is as before"))
  }
}
