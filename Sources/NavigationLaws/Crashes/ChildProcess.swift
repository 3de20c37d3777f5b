#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A process that may crash: a command whose program calls ``Verification/runIfChild()``.
public struct ChildProcess: Hashable, Sendable {
  /// The program's path and its arguments.
  public let command: [String]

  /// Environment variables in addition to those of this process.
  public let variables: [String: String]

  /// The exit status that means success.
  let status: Int32

  /// A process with this command.
  public init(command: [String], variables: [String: String] = [:]) {
    (self.command, self.variables, status) = (command, variables, 0)
  }

  /// A process that runs one test of this test bundle.
  package init(test: [String], variables: [String: String]) {
    (command, self.variables, status) = (test, variables, Self.testStatus)
  }

  private static let testStatus: Int32 = 86

  /// The seconds without an event after which the child is killed.
  static let patience = 60

  enum End: Hashable {
    case exited(Int32)
    case crashed(signal: Int32)
    /// It was killed because it took too long.
    case tookTooLong
    case notStarted(String)
  }

  /// Runs the command and waits for its end, as long as it adds to its journal.
  ///
  /// `variables` are added to its own. Its output is dropped; what it writes to standard error goes
  /// to a file if there is one.
  func run(
    with variables: [String: String],
    journal: String? = nil,
    errors: String? = nil
  ) -> End {
    var actions = Self.makeActions()
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, path) in [(STDOUT_FILENO, nil), (STDERR_FILENO, errors)] {
      let flags = O_WRONLY | (path == nil ? 0 : O_CREAT | O_TRUNC)
      posix_spawn_file_actions_addopen(&actions, stream, path ?? "/dev/null", flags, 0o600)
    }
    let arguments = command.map { strdup($0) } + [nil]
    // A backtrace takes longer than the run, and is not shown.
    let all = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(self.variables) { $1 }.merging(variables) { $1 }
    let environment = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in arguments + environment { free(string) } }
    var child: pid_t = 0
    let error = posix_spawnp(&child, command.first ?? "", &actions, nil, arguments, environment)
    guard error == 0 else { return .notStarted(String(cString: strerror(error))) }
    return Self.wait(for: child, adding: journal)
  }

  private static func wait(for child: pid_t, adding journal: String?) -> End {
    var patience = Patience(seconds: Self.patience, from: .now)
    var status: Int32 = 0
    var isLate = false
    while true {
      let ended = waitpid(child, &status, isLate ? 0 : WNOHANG)
      if ended == child { break }
      if ended < 0, errno != EINTR { return .notStarted(String(cString: strerror(errno))) }
      if isLate { continue }
      isLate = patience.isOver(at: .now, lastWritten: journal.flatMap(timeWritten))
      if isLate { kill(child, SIGKILL) } else { usleep(500) }
    }
    if isLate { return .tookTooLong }
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .crashed(signal: signal)
  }

  /// Waits for some seconds after each change of a journal.
  struct Patience {
    private let limit: Duration
    private var end: ContinuousClock.Instant
    private var lastWritten: Int?

    init(seconds: Int, from start: ContinuousClock.Instant) {
      limit = .seconds(seconds)
      end = start + limit
    }

    /// True if the journal, given the second of its last change, has not changed for too long.
    mutating func isOver(at now: ContinuousClock.Instant, lastWritten: Int?) -> Bool {
      if lastWritten != self.lastWritten { (self.lastWritten, end) = (lastWritten, now + limit) }
      return now > end
    }
  }

  /// The second in which a file was written last; nil if there is none.
  private static func timeWritten(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      return status.st_mtimespec.tv_sec
    #else
      return status.st_mtim.tv_sec
    #endif
  }

  /// What Swift wrote to a file when it ended a program for a mistake; nil if it did not.
  static func lastWords(in path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var words: String?
    while let line = Journal.readLine(from: file) {
      let starts = ["Fatal error", "Precondition failed", "Assertion failed"]
        .compactMap { line.firstRange(of: $0)?.lowerBound }
      guard let start = starts.min() else { continue }
      words = String(line[start...].prefix { $0 != "\n" })
    }
    return words
  }

  #if canImport(Darwin)
    private static func makeActions() -> posix_spawn_file_actions_t? {
      var actions: posix_spawn_file_actions_t?
      posix_spawn_file_actions_init(&actions)
      return actions
    }
  #else
    private static func makeActions() -> posix_spawn_file_actions_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      return actions
    }
  #endif

  /// An environment variable set by the parent process; nil if there is none.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// A path for a temporary file that nothing else uses.
  static func temporaryPath() -> String {
    let folder = variable("TMPDIR") ?? "/tmp"
    let number = UInt64.random(in: 0 ... .max)
    return "\(folder)/navigation-laws-\(getpid())-\(number)"
  }

  static func remove(_ path: String) { unlink(path) }

  /// Ends a test process that has done what its parent asked for.
  package static func endTest() -> Never { exit(testStatus) }
}
