import Foundation

/// A program in a terminal emulator: tmux, with a server of its own that ends with this object.
///
/// It is held in tmux's control mode, which tells whenever the program has written something, so
/// that waiting for a picture means looking again when there is something new, and never sleeping.
/// A command finds an empty home directory.
final class TmuxSession {
  /// What did not happen, with the last picture.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Where the program lives; another session can share it.
  let home: TemporaryHome

  private let client = Process()
  private var server: pid_t?
  private let toServer = Pipe()
  private let fromServer = Pipe()
  private var unread: [UInt8] = []

  /// Starts the shop with these arguments, and waits until all of it is on the screen; its database is
  /// there already, unless another session's home is given.
  convenience init(
    columns: Int = 160,
    rows: Int = 48,
    environment: [String: String] = [:],
    home: TemporaryHome? = nil,
    shop arguments: String...
  ) throws {
    try self.init(
      columns: columns,
      rows: rows,
      environment: environment,
      home: home ?? .stocked(),
      command: [PseudoTerminal.shop] + arguments
    )
    try settle(after: wait(until: "the last line is drawn") { !($0.lines.last ?? "").isEmpty })
  }

  /// Starts a command, in an empty home directory unless another session's is given.
  init(
    columns: Int = 160,
    rows: Int = 48,
    environment: [String: String] = [:],
    home other: TemporaryHome? = nil,
    command: [String]
  ) throws {
    // A server that has gone is an error here, not the end of all tests.
    signal(SIGPIPE, SIG_IGN)
    home = try other ?? TemporaryHome()
    client.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    client.arguments =
      ["tmux", "-S", home.file("tmux-\(UUID())").path, "-f", "/dev/null", "-u", "-C"]
      + ["new-session", "-x", String(columns), "-y", String(rows), "--", "/usr/bin/env"]
      + environment.map { "\($0)=\($1)" } + command
    client.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin",
      "HOME": home.path, "LANG": "C.UTF-8", "SHELL": "/bin/sh", "SHOP": PseudoTerminal.shop,
      "XDG_DATA_HOME": home.path, "XDG_STATE_HOME": home.path, "XDG_CONFIG_HOME": home.path,
    ].merging(SanitizerOptions.environment) { $1 }
    client.standardInput = toServer
    client.standardOutput = fromServer
    client.standardError = FileHandle.nullDevice
    try client.runTakingAllSignals()
    try waitForSession()
    try order("set-option -s exit-unattached on")
    server = try pid_t(fact("pid"))
  }

  deinit {
    // A server that is asked to end may wait for ever for a client that nobody listens to. Its
    // terminals are hung up when it is gone, and their programs end.
    if let server { kill(server, SIGKILL) }
    try? toServer.fileHandleForWriting.close()
  }

  /// Takes the terminal away from the program, as closing its window does.
  func closeTerminal() throws {
    try toServer.fileHandleForWriting.write(contentsOf: Data("kill-server\n".utf8))
  }

  /// Presses keys, by the names tmux has for them, such as `Down`, `C-z` or `x`.
  func press(_ keys: String...) throws {
    try order("send-keys -- " + keys.map(quoted).joined(separator: " "))
  }

  /// Types a text, letter by letter.
  func type(_ text: String) throws { try order("send-keys -l -- " + quoted(text)) }

  /// Sends bytes as they are.
  func send(_ bytes: some Sequence<UInt8>) throws {
    try order("send-keys -H " + bytes.map { String($0, radix: 16) }.joined(separator: " "))
  }

  func resize(columns: Int, rows: Int) throws {
    try order("resize-window -x \(columns) -y \(rows)")
  }

  /// What the terminal shows; with the escape sequences for its styles if those are asked for.
  func capture(styled: Bool = false) throws -> Capture {
    Capture(lines: try order("capture-pane -p" + (styled ? " -e" : "")))
  }

  /// Waits until a picture that was begun is complete: until nothing is written for a moment.
  ///
  /// Large pictures arrive in pieces. Whoever compares whole pictures needs all of them; others
  /// wait for the line of the status, which comes last.
  @discardableResult func settle(after _: Capture) throws -> Capture {
    while try hearNews(until: .now + Patience.limit / 250) {}
    return try capture()
  }

  /// What tmux knows about the terminal, such as `mouse_any_flag`.
  func fact(_ name: String) throws -> String {
    try order("display-message -p '#{\(name)}'").joined()
  }

  /// Waits until a text is on the screen.
  @discardableResult func wait(
    for text: String,
    within limit: Duration = Patience.limit
  ) throws -> Capture {
    try wait(until: "“\(text)” is shown", within: limit) { $0.contains(text) }
  }

  /// Waits until the screen is as it should be, as long as there is patience, and looks again
  /// whenever something was written.
  @discardableResult func wait(
    until awaited: String,
    styled: Bool = false,
    within limit: Duration = Patience.limit,
    _ holds: (Capture) throws -> Bool
  ) throws -> Capture {
    let deadline = ContinuousClock.now + limit
    var last = try capture(styled: styled)
    while try !holds(last) {
      guard try hearNews(until: deadline) else {
        throw Failure(description: "It should be that \(awaited), but there is:\n\(last)")
      }
      last = try capture(styled: styled)
    }
    return last
  }
}

extension TmuxSession {
  /// Waits until orders have something to be carried out on.
  private func waitForSession() throws {
    let deadline = ContinuousClock.now + Patience.limit
    while let line = try readLine(until: deadline) {
      if line.hasPrefix("%session-changed ") { return }
    }
    throw Failure(description: "tmux did not begin a session.")
  }

  /// Has tmux carry out a command, and returns what it answers.
  @discardableResult private func order(_ command: String) throws -> [String] {
    let deadline = ContinuousClock.now + Patience.limit
    try toServer.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
    var answer: [String] = []
    var mark: Substring?
    while let line = try readLine(until: deadline) {
      if let mark {
        if line == "%end" + mark { return answer }
        if line == "%error" + mark { break }
        answer.append(line)
      } else if line.hasPrefix("%begin "), line.hasSuffix(" 1") {
        // Answers to commands sent from here end in 1, the one to `new-session` in 0.
        mark = line.dropFirst("%begin".count)
      }
    }
    let words = answer.joined(separator: "\n")
    throw Failure(description: "tmux did not do “\(command)”: \(words)")
  }

  /// Waits until something has been written in the terminal; false if nothing was in time.
  private func hearNews(until deadline: ContinuousClock.Instant) throws -> Bool {
    guard try readLine(until: deadline) != nil else { return false }
    if let end = unread.lastIndex(of: UInt8(ascii: "\n")) { unread.removeSubrange(...end) }
    return true
  }

  private func readLine(until deadline: ContinuousClock.Instant) throws -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      guard readMore(until: deadline) else { return nil }
    }
  }

  private func readMore(until deadline: ContinuousClock.Instant) -> Bool {
    let left = max(.zero, deadline - .now).components
    let milliseconds = left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000
    let file = fromServer.fileHandleForReading.fileDescriptor
    var source = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, Int32(milliseconds)) > 0 else { return false }
    var buffer: [UInt8] = Array(repeating: 0, count: 65_536)
    let count = read(file, &buffer, buffer.count)
    guard count > 0 else { return false }
    unread += buffer[..<count]
    return true
  }

  private func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
