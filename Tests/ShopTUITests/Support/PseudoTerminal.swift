import Platform

/// A program running in a terminal of its own, as the leader of its session.
///
/// The program finds a home directory with nothing but the shop's database, if it is stocked, and
/// nothing else in its environment than what it was given. It is killed when nobody holds this any more.
final class PseudoTerminal {
  /// How a program ended.
  enum End: Equatable {
    case exited(code: Int32)
    case killed(signal: Int32)
  }

  /// What went on too long, with what was written until then.
  struct Timeout: Error, CustomStringConvertible {
    let awaited: String
    let output: String

    var description: String { "\(awaited) did not come; there was: \(output.debugDescription)" }
  }

  struct SystemFailure: Error {
    let call: String
    let errno: Int32
  }

  /// The shop, as it was built beside these tests.
  static var shop: String {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/ShopTUI"
  }

  let processID: pid_t
  /// Everything that was written so far.
  private(set) var output: [UInt8] = []

  private var master: Int32
  private let home: String
  private var end: End?
  /// How long the program has had a processor, as far as the system has told so when it ended.
  private var timeAtEnd: Duration?

  /// Starts the program at a path, in a terminal of the kind that it is told with `TERM`.
  init(
    _ program: String = shop,
    _ arguments: [String] = [],
    term: String = "xterm-256color",
    environment: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24,
    isStocked: Bool = true
  ) throws {
    let (master, path) = try Self.openTerminal()
    self.master = master
    home = try Self.makeHome()
    if isStocked { try TemporaryHome.stock(home) }
    Self.resize(master, columns: columns, rows: rows)
    let variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home, "TERM": term, "LC_ALL": "C.UTF-8",
      "XDG_DATA_HOME": home, "XDG_STATE_HOME": home, "XDG_CONFIG_HOME": home, "PS1": "$ ",
    ].merging(SanitizerOptions.environment) { $1 }.merging(environment) { $1 }
    processID = try Self.spawn(
      [program] + arguments,
      variables.map { "\($0)=\($1)" },
      terminal: path
    )
  }

  deinit {
    if end == nil {
      kill(processID, SIGKILL)
      var status: Int32 = 0
      waitpid(processID, &status, 0)
    }
    if master >= 0 { close(master) }
    try? FileManager.default.removeItem(atPath: home)
  }

  /// What was written, from a place in ``output`` on.
  func text(from start: Int = 0) -> String { String(decoding: output[start...], as: UTF8.self) }

  /// Types keys, as the bytes a terminal sends for them.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func send(_ signal: Int32) { kill(processID, signal) }

  func resize(columns: Int, rows: Int) { Self.resize(master, columns: columns, rows: rows) }

  /// Takes the terminal away, as closing its window does.
  func hangUp() {
    close(master)
    master = -1
  }

  /// Waits until a text has been written.
  ///
  /// - Returns: The place after it in ``output``.
  @discardableResult
  func wait(for text: String, from start: Int = 0) throws -> Int {
    let bytes = Array(text.utf8)
    let deadline = ContinuousClock.now + Patience.limit
    while true {
      if let place = output[start...].firstRange(of: bytes) { return place.upperBound }
      guard readMore(until: deadline) else {
        throw Timeout(awaited: text.debugDescription, output: self.text(from: start))
      }
    }
  }

  /// Types a key and waits until something is written for it.
  ///
  /// - Returns: How long that took.
  @discardableResult
  func answer(to key: String) throws -> Duration {
    let start = ContinuousClock.now
    type(key)
    guard readMore(until: start + Patience.limit) else {
      throw Timeout(awaited: "the answer to \(key.debugDescription)", output: text())
    }
    return ContinuousClock.now - start
  }

  /// Waits until the program has taken the whole screen and drawn something on it.
  ///
  /// - Returns: How much was written until then.
  @discardableResult
  func waitForPicture(from start: Int = 0, modes: String = "\u{1b}[?1049h") throws -> Int {
    let place = try wait(for: "\u{1b}[H", from: wait(for: modes, from: start))
    return try waitForMore(than: place)
  }

  /// Waits until more than so many bytes have been written, and nothing follows them for a while.
  @discardableResult
  func waitForMore(than count: Int) throws -> Int {
    let deadline = ContinuousClock.now + Patience.limit
    while output.count <= count {
      guard readMore(until: deadline) else {
        throw Timeout(awaited: "more than \(count) bytes", output: text())
      }
    }
    while !isSilent(for: Patience.limit / 100) {}
    return output.count
  }

  /// True if nothing is written for so long.
  func isSilent(for duration: Duration) -> Bool {
    !readMore(until: .now + duration)
  }

  /// Waits until the program has ended and has written everything.
  func waitForEnd(within limit: Duration = Patience.limit) throws -> End {
    let deadline = ContinuousClock.now + limit
    while readMore(until: deadline) {}
    while true {
      if let end = ended() { return end }
      guard ContinuousClock.now < deadline else {
        throw Timeout(awaited: "the end", output: text())
      }
      sched_yield()
    }
  }

  /// For how long the program has had a processor; in hundredths of a second while it lives.
  func processorTime() throws -> Duration {
    if let timeAtEnd { return timeAtEnd }
    let text = try String(contentsOfFile: "/proc/\(processID)/stat", encoding: .utf8)
    let facts = text.split(separator: ")").last.map { $0.split(separator: " ") } ?? []
    return .milliseconds(10 * facts[11...12].compactMap { Int($0) }.reduce(0, +))
  }

  /// Waits until the program, or one that it started, cannot go on because nobody reads what it
  /// writes.
  func waitUntilItWritesInVain(process: pid_t? = nil) throws {
    let deadline = ContinuousClock.now + Patience.limit
    let process = process ?? processID
    while true {
      // The number of the call that it sleeps in, and its first argument: write, and to its terminal.
      let call = try String(contentsOfFile: "/proc/\(process)/syscall", encoding: .utf8)
      let words = call.split(separator: " ")
      if words.first == "1",
        let file = words.dropFirst().first.flatMap({ Int($0.dropFirst(2), radix: 16) }),
        let path = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(process)/fd/\(file)"
        ),
        path.hasPrefix("/dev/pts/")
      {
        return
      }
      guard ContinuousClock.now < deadline else {
        throw Timeout(awaited: "a full terminal", output: call)
      }
      sched_yield()
    }
  }

  /// Waits until a program that was started here is gone, and reads nothing of what it writes.
  func waitUntilGone(process: pid_t) throws {
    let deadline = ContinuousClock.now + Patience.limit
    while kill(process, 0) == 0 {
      guard ContinuousClock.now < deadline else {
        throw Timeout(awaited: "the end of \(process)", output: text())
      }
      sched_yield()
    }
  }

  private func ended() -> End? {
    if let end { return end }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(processID, &status, WNOHANG, &usage) == processID else { return nil }
    timeAtEnd = Duration(usage.ru_utime) + Duration(usage.ru_stime)
    let signal = status & 0x7f
    end = signal == 0 ? .exited(code: status >> 8 & 0xff) : .killed(signal: signal)
    return end
  }

  /// Reads what comes next; false if nothing came in time or nothing will.
  private func readMore(until deadline: ContinuousClock.Instant) -> Bool {
    let left = max(.zero, deadline - .now)
    let milliseconds =
      left.components.seconds * 1_000 + left.components.attoseconds / 1_000_000_000_000_000
    var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard master >= 0, poll(&source, 1, Int32(milliseconds)) > 0 else { return false }
    var buffer: [UInt8] = Array(repeating: 0, count: 65_536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    return true
  }

  static func openTerminal() throws -> (master: Int32, path: String) {
    // What glibc calls TIOCSPTLCK and TIOCGPTN; its functions for them are not imported.
    let unlock: UInt = 0x4004_5431
    let number: UInt = 0x8004_5430
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var index: Int32 = 0
    guard master >= 0, ioctl(master, unlock, &isLocked) == 0, ioctl(master, number, &index) == 0
    else { throw SystemFailure(call: "open /dev/ptmx", errno: errno) }
    return (master, "/dev/pts/\(index)")
  }

  private static func makeHome() throws -> String {
    var template = "/tmp/shop-tests-XXXXXX".utf8CString
    return try template.withUnsafeMutableBufferPointer { template in
      guard let path = template.baseAddress.flatMap({ mkdtemp($0) }) else {
        throw SystemFailure(call: "mkdtemp", errno: errno)
      }
      return String(cString: path)
    }
  }

  private static func resize(_ master: Int32, columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  private static func spawn(
    _ arguments: [String],
    _ environment: [String],
    terminal: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal a session leader opens becomes the one that controls its session.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let newSession: Int32 = 0x80
    posix_spawnattr_setflags(
      &attributes,
      Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    )
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)

    var argumentList = arguments.map { strdup($0) } + [nil]
    var environmentList = environment.map { strdup($0) } + [nil]
    defer { for string in argumentList + environmentList { free(string) } }
    var processID: pid_t = 0
    let code = posix_spawn(
      &processID,
      arguments[0],
      &actions,
      &attributes,
      &argumentList,
      &environmentList
    )
    guard code == 0 else { throw SystemFailure(call: "posix_spawn", errno: code) }
    return processID
  }
}

extension Duration {
  fileprivate init(_ time: timeval) {
    self = .seconds(time.tv_sec) + .microseconds(time.tv_usec)
  }
}
