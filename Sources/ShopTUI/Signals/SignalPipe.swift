import Platform

/// Brings signals to the loop as bytes on a pipe, and catches faults on a stack of their own.
struct SignalPipe {
  /// The signals that arrive as events: those that ask the program to end, and the terminal's.
  static let events = endings + [SIGTSTP, SIGCONT, SIGWINCH]
  private static let endings =
    [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    ] + SystemSignals.endings
  /// The signals that stop who reaches for the terminal from the background, which others may send as well.
  static let stops = [SIGTTIN, SIGTTOU]
  /// The signals after which the program cannot go on.
  static let faults =
    [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS] + SystemSignals.faults
  /// The signals that come with a failure that is told otherwise as well: nobody reads what was
  /// written, or a file may not become larger.
  private static let needless = [SIGPIPE, SIGXFSZ]

  private static let faultStackSize = 65_536

  /// Readable when signals have arrived.
  let descriptor: Int32
  /// The signals that were ignored when the program began; they stay so.
  let ignored: [Int32]
  private let found: [(signal: Int32, action: sigaction)]

  /// Installs the handlers; nil where the system gives no pipe, for the reason in `errno`.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    signalWords.pointee.wakeUp = ends[1]

    found = (Self.events + Self.stops + Self.faults + Self.needless).map { signal in
      var action = sigaction()
      sigaction(signal, nil, &action)
      return (signal, action)
    }
    ignored = found.filter(\.action.isIgnoring).map(\.signal)

    installSignalStack(ofSize: Self.faultStackSize)
    for signal in Self.faults {
      Self.install(restoreTerminalAndDie, for: signal, flags: SA_ONSTACK)
    }
    for signal in Self.needless { Platform.signal(signal, SIG_IGN) }
    for signal in Self.events { listen(to: signal) }
  }

  /// Lets a signal arrive as an event, unless it was ignored when the program began.
  private func listen(to signal: Int32) {
    guard !ignored.contains(signal) else { return }
    let isEnding = Self.endings.contains(signal)
    Self.install(isEnding ? noteEnding : noteSignal, for: signal, flags: 0)
  }

  /// Has the signals that stop the program arrive as events while the terminal is in its modes, which it
  /// gives back first; while it asks for the terminal they stop it where it is.
  func listenToStops(_ isListening: Bool) {
    for signal in Self.stops where !ignored.contains(signal) {
      if isListening { listen(to: signal) } else { Self.letActByDefault(signal) }
    }
  }

  /// The signals that have arrived, in their order; empties the pipe.
  func drain() -> [Int32] {
    var signals: [Int32] = []
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 {
        signals += bytes.prefix(count).map(Int32.init)
      } else if count == 0 || errno != EINTR {
        return signals
      }
    }
  }

  /// Stops the whole process group as SIGTSTP does by default; returns when it goes on, or at once
  /// if no shell is there to let it go on.
  func stopProcessGroup() {
    Self.letActByDefault(SIGTSTP)
    kill(0, SIGTSTP)
    listen(to: SIGTSTP)
  }

  /// Takes away the handler of a signal, and whatever holds the signal back.
  nonisolated static func letActByDefault(_ signal: Int32) {
    Platform.signal(signal, SIG_DFL)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, signal)
    sigprocmask(SIG_UNBLOCK, &only, nil)
  }

  /// Gives every signal back to whoever had it before.
  func uninstall() {
    for (signal, action) in found {
      var action = action
      sigaction(signal, &action, nil)
    }
  }

  // Without SA_RESTART, so that a call that waits for the terminal comes back when the end is near.
  private static func install(
    _ handler: @escaping @convention(c) (Int32) -> Void,
    for signal: Int32,
    flags: Int32
  ) {
    var action = sigaction()
    action.handler = handler
    action.sa_flags = flags
    sigfillset(&action.sa_mask)
    sigaction(signal, &action, nil)
  }
}

extension sigaction {
  fileprivate var isIgnoring: Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
