import Foundation
import Platform

/// A real xterm on a display of its own that nobody sees, with the shop in it.
///
/// Its screen is read as text: xterm prints it, on a key of its own, into a pipe.
final class XtermWindow {
  /// Whether all is installed that it takes.
  static var canBeOpened: Bool {
    ["Xvfb", "xterm", "xdotool"].allSatisfy { Tool($0) != nil }
  }

  private static let cell = (width: 6, height: 13)

  private let home: TemporaryHome
  private let display = Process()
  private let xterm = Process()
  private var displayName = ""
  private let printed: Int32

  /// Opens one of a size, in a locale; after the shop the shell says how the line is.
  init(showing kind: MatrixCase) throws {
    home = try TemporaryHome()
    let pipe = home.file("printed").path
    guard mkfifo(pipe, 0o600) == 0 else {
      throw PseudoTerminal.SystemFailure(call: "mkfifo", errno: errno)
    }
    // Open for writing as well, so that it does not end when xterm has printed.
    printed = open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    try openDisplay()
    xterm.executableURL = URL(filePath: "/usr/bin/env")
    var arguments = [
      "xterm", "-u8", "-fn", "fixed", "-b", "0", "+sb", "-tn", kind.term,
      "-geometry", "\(kind.columns)x\(kind.rows)+0+0",
    ]
    for resource in [
      "printerCommand: cat >\(pipe)", "printerAutoClose: true", "printerFormFeed: true",
      "printAttributes: 0", "VT100.translations: #override Ctrl <Key>F12: print()",
    ] {
      arguments += ["-xrm", "XTerm*" + resource]
    }
    xterm.arguments = arguments + ["-e", "/bin/sh", "-c", Self.story, PseudoTerminal.shop]
    xterm.environment = environment.merging(
      ["SHOP_LOCALE": kind.isUnicode ? "C.UTF-8" : "C"]
    ) { $1 }
    xterm.standardError = FileHandle.nullDevice
    try xterm.runTakingAllSignals()
  }

  deinit {
    for process in [xterm, display] where process.isRunning {
      kill(process.processIdentifier, SIGKILL)
    }
    close(printed)
  }

  private static let story = """
    before=$(stty -g); LC_ALL=$SHOP_LOCALE "$0" --windows 2; echo "ended <$?>"
    [ "$before" = "$(stty -g)" ] && echo 'the line is as before'; exec cat
    """

  /// Presses a key, by the name X has for it.
  func press(_ key: String) throws {
    try tell("mousemove", "20", "20", "key", key)
  }

  /// Clicks on a cell, counted from 0.
  func click(column: Int, row: Int) throws {
    let (x, y) = (column * Self.cell.width + 3, row * Self.cell.height + 6)
    try tell("mousemove", String(x), String(y), "click", "1")
  }

  /// Waits until a text is on the screen, and looks again and again.
  func wait(for text: String) throws -> Capture {
    let deadline = ContinuousClock.now + Patience.limit * 2
    var last = Capture(lines: [])
    while ContinuousClock.now < deadline {
      try press("ctrl+F12")
      guard let capture = read(within: .milliseconds(500)) else { continue }
      // What is there twice is all there.
      if capture.contains(text), capture == last { return capture }
      last = capture
    }
    throw TmuxSession.Failure(description: "There should be “\(text)” in:\n\(last)")
  }

  /// What xterm has printed; nil where it prints nothing in time.
  private func read(within limit: Duration) -> Capture? {
    let deadline = ContinuousClock.now + limit
    var bytes: [UInt8] = []
    var buffer: [UInt8] = Array(repeating: 0, count: 65_536)
    while bytes.last != 0x0C {
      let left = max(.zero, deadline - .now) / .milliseconds(1)
      var source = pollfd(fd: printed, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, Int32(left)) > 0 else { return nil }
      let count = Platform.read(printed, &buffer, buffer.count)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
    // U+FFFF stands for the second half of a wide character.
    let text = String(decoding: bytes.dropLast(), as: UTF8.self)
      .replacing("\u{FFFF}", with: "").replacing("\u{1b}#5", with: "").replacing(
        "\u{1b}[0m",
        with: ""
      ).replacing("\r", with: "")
    return Capture(
      lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    )
  }

  private func openDisplay() throws {
    let number = Pipe()
    display.executableURL = URL(filePath: "/usr/bin/env")
    display.arguments = ["Xvfb", "-displayfd", "1", "-screen", "0", "2600x1700x24"]
    display.standardOutput = number
    display.standardError = FileHandle.nullDevice
    try display.runTakingAllSignals()
    let said = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
    displayName = ":" + said.filter(\.isNumber)
  }

  private var environment: [String: String] {
    [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home.path, "LC_ALL": "C.UTF-8",
      "DISPLAY": displayName, "XDG_DATA_HOME": home.path, "XDG_STATE_HOME": home.path,
      "XDG_CONFIG_HOME": home.path,
    ].merging(SanitizerOptions.environment) { $1 }
  }

  private func tell(_ words: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["xdotool"] + words
    process.environment = environment
    try process.runTakingAllSignals()
    process.waitUntilExit()
  }
}
