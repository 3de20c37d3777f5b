import Foundation
import Platform
import Testing

@Suite(.waitsForPrograms(alone: true), .serialized, .timeLimit(.minutes(1))) struct `The terminal` {
  private static let endings =
    [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    ] + SystemSignals.endings
  private static let faults =
    [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS] + SystemSignals.faults

  @Test(arguments: endings + faults)
  func `is given back by a program that dies of a signal`(signal: Int32) throws {
    let shop = try PseudoTerminal()
    try shop.waitForPicture()

    shop.send(signal)

    #expect(try shop.waitForEnd() == .killed(signal: signal))
    expectModesOff(shop.text())
  }

  // The system resets the modes of a terminal whose session ends, so a shell looks at them here.
  @Test(arguments: endings + faults)
  func `has its old modes after a signal, and what was done is kept`(signal: Int32) throws {
    let shell = try PseudoTerminal("/bin/sh", Self.lender)
    try shell.waitForPicture()
    shell.type("\r")
    try shell.wait(for: "pushed")
    // What is answered next comes after what was done before is kept.
    try shell.answer(to: "j")
    let process = try #require(pid_t(answer("process", in: shell.text())))

    kill(process, signal)

    _ = try shell.waitForEnd()
    let text = shell.text()
    #expect(!answer("before", in: text).isEmpty)
    #expect(answer("before", in: text) == answer("after", in: text))
    #expect(answer("ended", in: text) == String(128 + signal))
    expectModesOff(text)
    #expect(text.contains("▸ Home › Teapot"))
  }

  @Test(arguments: [(65_535, 65_535), (80, 65_535), (65_535, 24)])
  func `may claim any size, of which as much is used as anybody sees`(
    columns: Int,
    rows: Int
  ) throws {
    let shop = try PseudoTerminal(columns: columns, rows: rows)
    try shop.waitForPicture()
    shop.resize(columns: 80, rows: 24)
    try shop.waitForMore(than: shop.output.count)
    shop.resize(columns: columns, rows: rows)
    try shop.waitForMore(than: shop.output.count)

    let status = try String(contentsOfFile: "/proc/\(shop.processID)/status", encoding: .utf8)
    let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    let kilobytes = peak.flatMap { Int($0.filter(\.isNumber)) }
    shop.type("q")

    #expect(kilobytes.map { $0 < 500_000 } == true)
    #expect(try shop.waitForEnd() == .exited(code: 0))
  }

  @Test(arguments: [SIGPIPE, SIGXFSZ])
  func `is kept by a program that hears otherwise of what failed`(signal: Int32) throws {
    let shop = try PseudoTerminal()
    try shop.waitForPicture()

    shop.send(signal)

    shop.type("\r")
    try shop.wait(for: "pushed")
    shop.type("q")
    #expect(try shop.waitForEnd() == .exited(code: 0))
  }

  // A fault while a picture is written; nobody reads it, so that the fault comes in its midst.
  @Test(arguments: [SIGTERM, SIGILL, SIGTRAP, SIGSEGV])
  func `is given back by a program that dies while it draws`(signal: Int32) throws {
    let shell = try PseudoTerminal("/bin/sh", Self.lender, columns: 300, rows: 100)
    try shell.waitForPicture()
    let process = try #require(pid_t(answer("process", in: shell.text())))
    shell.type(Self.paintings)
    try shell.waitUntilItWritesInVain(process: process)
    let drawn = shell.output.count

    kill(process, signal)

    _ = try shell.waitForEnd()
    let text = shell.text()
    #expect(shell.output.count > drawn)
    #expect(answer("ended", in: text) == String(128 + signal))
    #expect(answer("before", in: text) == answer("after", in: text))
    expectModesOff(text)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV])
  func `is given back also while nobody reads what is written to it`(signal: Int32) throws {
    let shell = try PseudoTerminal("/bin/sh", Self.lender, columns: 300, rows: 100)
    try shell.waitForPicture()
    shell.type("\r")
    try shell.wait(for: "pushed")
    let process = try #require(pid_t(answer("process", in: shell.text())))
    shell.type(Self.paintings)
    try shell.waitUntilItWritesInVain(process: process)

    kill(process, signal)

    try shell.waitUntilGone(process: process)
    _ = try shell.waitForEnd()
    let text = shell.text()
    #expect(answer("ended", in: text) == String(128 + signal))
    #expect(answer("before", in: text) == answer("after", in: text))
    expectModesOff(text)
    #expect(text.contains("▸ Home › Teapot"))
  }

  /// A shell that lends its terminal to the shop, and says how it was before and after.
  private static let lender = [
    "-c",
    """
    stty -echoe intr ^X; echo "before <$(stty -g)>"
    sh -c 'echo "process <$$>"; exec "$0"' "$0"
    echo "ended <$?> after <$(stty -g)>"; "$0" scenes
    """,
    PseudoTerminal.shop,
  ]

  /// So many whole pictures that no terminal takes them without a reader.
  private static let paintings = String(repeating: "\u{c}", count: 40)

  /// When a terminal goes away.
  enum Leaving: CaseIterable {
    case atRest
    case withoutSignal
    case whileItDraws
  }

  @Test(arguments: Leaving.allCases)
  func `may go away: all is kept, at once and without a fuss`(_ leaving: Leaving) throws {
    let home = try TemporaryHome()
    let trap = leaving == .withoutSignal ? "trap '' HUP; " : ""
    let shop = try PseudoTerminal(
      "/bin/sh",
      ["-c", trap + "exec \"$0\"", PseudoTerminal.shop],
      environment: ["XDG_STATE_HOME": home.path],
      columns: 300,
      rows: 100
    )
    try shop.waitForPicture()
    shop.type("\r")
    try shop.wait(for: "pushed")
    if leaving == .whileItDraws {
      shop.type(Self.paintings)
      try shop.waitUntilItWritesInVain()
    }
    let worked = try shop.processorTime()

    shop.hangUp()

    let end = try shop.waitForEnd(within: Patience.limit / 10)
    #expect(end == (leaving == .withoutSignal ? .exited(code: 0) : .killed(signal: SIGHUP)))
    #expect(try shop.processorTime() - worked < Patience.limit / 50)
    let scenes = try PseudoTerminal(
      PseudoTerminal.shop,
      ["scenes"],
      environment: ["XDG_STATE_HOME": home.path]
    )
    try scenes.wait(for: "▸ Home › Teapot")
  }

  @Test func `leaves signals ignored that were ignored before`() throws {
    let shop = try PseudoTerminal(
      "/bin/sh",
      ["-c", "trap '' HUP; exec \"$0\"", PseudoTerminal.shop]
    )
    try shop.waitForPicture()

    shop.send(SIGHUP)
    shop.send(SIGTERM)

    #expect(try shop.waitForEnd() == .killed(signal: SIGTERM))
  }

  @Test func `is left alone while nothing happens`() throws {
    let shop = try PseudoTerminal()
    try shop.waitForPicture()
    let before = try wakeUps(of: shop.processID)

    let isSilent = shop.isSilent(for: .seconds(1))

    #expect(isSilent)
    #expect(try wakeUps(of: shop.processID) == before)
  }

  @Test func `is drawn on anew when its size changes`() throws {
    let shop = try PseudoTerminal(columns: 80, rows: 24)
    let drawn = try shop.waitForPicture()

    shop.resize(columns: 100, rows: 30)

    try shop.waitForMore(than: drawn)
  }

  @Test func `is kept by a program that no shell could let go on`() throws {
    let shop = try PseudoTerminal()
    let drawn = try shop.waitForPicture()

    shop.send(SIGTSTP)

    let left = try shop.wait(for: "\u{1b}[?1049l", from: drawn)
    try shop.waitForPicture(from: left)
  }

  @Test(arguments: [SIGTSTP, SIGTTIN, SIGTTOU])
  func `is lent to the shell while the program is stopped`(signal: Int32) throws {
    let shell = try PseudoTerminal("/bin/bash", ["--norc", "--noprofile", "-i"])
    shell.type("sh -c 'echo \"process <$$>\"; exec \"\(PseudoTerminal.shop)\"'\n")
    let drawn = try shell.waitForPicture()
    let process = try #require(pid_t(answer("process", in: shell.text())))

    kill(process, signal)
    let stopped = try shell.wait(for: "Stopped", from: drawn)
    expectModesOff(shell.text(), but: 2004)
    shell.type("fg\n")
    try shell.waitForPicture(from: stopped)
    kill(process, SIGTERM)

    try shell.wait(for: "Terminated", from: stopped)
    expectModesOff(shell.text(), but: 2004)
  }

  @Test func `is left alone by a program in the background until it is called`() throws {
    let shell = try PseudoTerminal("/bin/bash", ["--norc", "--noprofile", "-i"])
    shell.type("'\(PseudoTerminal.shop)' &\n")

    shell.type("while ! jobs | grep Stopped; do :; done; stty -a | grep -c ' icanon'\n")
    let stopped = try shell.wait(for: "\n1\r\n", from: shell.wait(for: "Stopped"))

    #expect(!shell.text().contains("\u{1b}[?1049h"))
    shell.type("fg\n")
    try shell.waitForPicture(from: stopped)
    shell.type("q")
    try shell.wait(for: "\u{1b}[?1049l", from: stopped)
  }

  @Test func `is not taken by a program that goes on in the background`() throws {
    let shell = try PseudoTerminal("/bin/bash", ["--norc", "--noprofile", "-i"])
    shell.type("sh -c 'echo \"process <$$>\"; exec \"\(PseudoTerminal.shop)\"'\n")
    let drawn = try shell.waitForPicture()
    let process = try #require(pid_t(answer("process", in: shell.text())))

    kill(process, SIGSTOP)
    let stopped = try shell.wait(for: "Stopped", from: drawn)
    shell.type("bg; while ! jobs -l | grep output; do :; done\n")

    let again = try shell.wait(for: "(tty output)", from: stopped)
    #expect(!shell.text(from: stopped).contains("\u{1b}[?1049h"))
    shell.type("fg\n")
    try shell.waitForPicture(from: again, modes: "\u{1b}[H")
    kill(process, SIGTERM)
    try shell.wait(for: "Terminated", from: again)
    expectModesOff(shell.text(), but: 2004)
  }

  @Test func `is lent to the shell also by a script that is played`() throws {
    let script = Scripts.path(of: "tour")
    let shell = try PseudoTerminal(
      "/bin/bash",
      ["--norc", "--noprofile", "-i"],
      columns: 200,
      rows: 60
    )
    shell.type("'\(PseudoTerminal.shop)' replay '\(script)'\n")
    let drawn = try shell.waitForPicture()

    shell.type("\u{1a}")

    let stopped = try shell.wait(for: "Stopped", from: drawn)
    shell.type("fg\n")
    try shell.waitForPicture(from: stopped)
  }

  @Test func `stopped, is not taken again by a program that is told to end`() throws {
    let shell = try PseudoTerminal("/bin/bash", ["--norc", "--noprofile", "-i"])
    shell.type("sh -c 'echo \"process <$$>\"; exec \"\(PseudoTerminal.shop)\"'\n")
    let drawn = try shell.waitForPicture()
    let process = try #require(pid_t(answer("process", in: shell.text())))

    kill(process, SIGTSTP)
    let stopped = try shell.wait(for: "Stopped", from: drawn)
    shell.type("kill %1; while kill -0 %1; do :; done 2>/dev/null; echo gone'.'\n")

    try shell.wait(for: "gone.", from: stopped)
    #expect(!shell.text(from: stopped).contains("\u{1b}[?1049h"))
  }

  @Test(arguments: [("<", "standard input"), (">", "standard output")])
  func `has to be one`(direction: String, stream: String) throws {
    let shell = try PseudoTerminal(
      "/bin/sh",
      ["-c", "\"$0\" \(direction)/dev/null; echo \"code <$?>\"", PseudoTerminal.shop]
    )

    _ = try shell.waitForEnd()

    let lines = shell.text().split(separator: "\r\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(stream) == true)
    #expect(lines.last == "code <2>")
  }

  @Test(arguments: ["vt100", "linux", "dumb"])
  func `is not sent what its kind may not know`(term: String) throws {
    let shop = try PseudoTerminal(term: term)
    try shop.waitForPicture(modes: "\u{1b}")

    shop.send(SIGTERM)

    #expect(try shop.waitForEnd() == .killed(signal: SIGTERM))
    for mode in ["?1000", "?1006", "?2004"] { #expect(!shop.text().contains(mode)) }
  }

  @Test(arguments: ["", "no-such-terminal", "dumb"])
  func `is taken for another kind if it cannot be used as what it says`(term: String) throws {
    let shop = try PseudoTerminal(term: term)
    try shop.waitForPicture(modes: "\u{1b}")

    shop.send(SIGTERM)

    _ = try shop.waitForEnd()
    #expect(shop.text().hasSuffix(".\r\n"))
    #expect(shop.text().contains("assuming "))
  }

  @Test(arguments: [["NO_COLOR": "1"], [:]])
  func `has colours unless nobody wants them`(environment: [String: String]) throws {
    let shop = try PseudoTerminal(environment: environment)
    try shop.waitForPicture()

    shop.send(SIGTERM)

    _ = try shop.waitForEnd()
    let color = try Regex("\u{1b}\\[[0-9;]*\\b([349][0-7]|38;5;[0-9]+|48;5;[0-9]+)m")
    #expect(shop.text().contains(color) == environment.isEmpty)
  }

  @Test func `keeps the palette its person gave it`() throws {
    let shop = try PseudoTerminal()
    try shop.waitForPicture()

    shop.send(SIGTERM)

    _ = try shop.waitForEnd()
    // It is asked for its background, and told no colour.
    let orders = shop.text().replacing("\u{1b}]11;?\u{7}", with: "")
    #expect(!orders.contains("\u{1b}]"))
  }

  /// What stands in angle brackets after a word, where it comes last.
  private func answer(_ word: String, in text: String) -> String {
    guard let start = text.ranges(of: word + " <").last else { return "" }
    return String(text[start.upperBound...].prefix { $0 != ">" })
  }

  private func expectModesOff(_ text: String, but exception: Int = 0) {
    for mode in [1000, 1006, 2004, 1049] where mode != exception {
      #expect(isLast("\u{1b}[?\(mode)l", after: "\u{1b}[?\(mode)h", in: text), "mode \(mode)")
    }
    #expect(isLast("\u{1b}[?25h", after: "\u{1b}[?25l", in: text), "cursor")
  }

  private func isLast(_ off: String, after on: String, in text: String) -> Bool {
    guard let lastOn = text.ranges(of: on).last else { return false }
    guard let lastOff = text.ranges(of: off).last else { return false }
    return lastOff.lowerBound > lastOn.lowerBound
  }

  /// How often a process has gone to sleep of its own will.
  private func wakeUps(of process: pid_t) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return try #require(line.flatMap { Int($0.split(separator: "\t").last ?? "") })
  }
}
