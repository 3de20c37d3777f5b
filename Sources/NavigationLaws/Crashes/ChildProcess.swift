#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How a process is started in which a crash hurts nobody: a command whose program calls
/// ``Verification/runIfChild()``.
public struct ChildProcess: Hashable, Sendable {
  /// The program's path and its arguments.
  public let command: [String]

  /// Variables that it has besides those of this process.
  public let variables: [String: String]

  /// The status with which it exits after it has done what was asked for.
  let status: Int32

  /// A process of this command.
  public init(command: [String], variables: [String: String] = [:]) {
    (self.command, self.variables, status) = (command, variables, 0)
  }

  /// A process of a test, of which other tests that run there know nothing.
  package init(test: [String], variables: [String: String]) {
    (command, self.variables, status) = (test, variables, Self.testStatus)
  }

  private static let testStatus: Int32 = 86

  /// How a child ended.
  enum End: Hashable {
    case exited(Int32)
    case crashed(signal: Int32)
    /// It was ended since it took too long.
    case tookTooLong
    case notStarted(String)
  }

  /// Runs the command with these variables besides its own, without output, and waits for its end.
  func run(with variables: [String: String], seconds: Int = 60) -> End {
    var actions = Self.makeActions()
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    let arguments = command.map { strdup($0) } + [nil]
    // Nobody reads a backtrace, and each takes longer than the run.
    let all = ["SWIFT_BACKTRACE": "enable=no"].merging(self.variables) { $1 }
      .merging(variables) { $1 }
    let environment = Self.environment(with: all).map { strdup($0) } + [nil]
    defer { for string in arguments + environment { free(string) } }
    var child: pid_t = 0
    let error = posix_spawnp(&child, command.first ?? "", &actions, nil, arguments, environment)
    guard error == 0 else { return .notStarted(String(cString: strerror(error))) }
    return Self.wait(for: child, seconds: seconds)
  }

  private static func wait(for child: pid_t, seconds: Int) -> End {
    let end = ContinuousClock.now + .seconds(seconds)
    var status: Int32 = 0
    var isLate = false
    while true {
      let ended = waitpid(child, &status, isLate ? 0 : WNOHANG)
      if ended == child { break }
      if ended < 0, errno != EINTR { return .notStarted(String(cString: strerror(errno))) }
      if ContinuousClock.now > end, !isLate {
        isLate = true
        kill(child, SIGKILL)
      }
      if !isLate { usleep(500) }
    }
    if isLate { return .tookTooLong }
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .crashed(signal: signal)
  }

  private static func environment(with variables: [String: String]) -> [String] {
    var all: [String] = []
    var next = ownEnvironment
    while let variable = next.pointee {
      let text = String(cString: variable)
      let name = text.prefix { $0 != "=" }
      if variables[String(name)] == nil { all.append(text) }
      next += 1
    }
    return all + variables.map { "\($0.key)=\($0.value)" }
  }

  #if canImport(Darwin)
    private static var ownEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
      _NSGetEnviron().pointee
    }

    private static func makeActions() -> posix_spawn_file_actions_t? {
      var actions: posix_spawn_file_actions_t?
      posix_spawn_file_actions_init(&actions)
      return actions
    }
  #else
    private static var ownEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
      environ
    }

    private static func makeActions() -> posix_spawn_file_actions_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      return actions
    }
  #endif

  /// A variable that a parent has set; nil if there is none.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// A path for a file of this process that nothing else uses.
  static func temporaryPath() -> String {
    let folder = variable("TMPDIR") ?? "/tmp"
    let number = UInt64.random(in: 0 ... .max)
    return "\(folder)/navigation-laws-\(getpid())-\(number)"
  }

  static func remove(_ path: String) { unlink(path) }

  /// Ends the process of a test, which has done what its parent asked for.
  package static func endTest() -> Never { exit(testStatus) }
}
