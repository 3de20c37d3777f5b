import Platform

/// Delivers signals to the run loop as bytes on a pipe, and handles faults on a separate stack.
struct SignalPipe {
  /// The signals delivered as events: those that ask the program to end, and the terminal's.
  static let events = endings + [SIGTSTP, SIGCONT, SIGWINCH]
  private static let endings =
    [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    ] + SystemSignals.endings
  /// The signals that stop a background program for using the terminal; other programs may send
  /// them too.
  static let stops = [SIGTTIN, SIGTTOU]
  /// The signals after which the program cannot continue.
  static let faults =
    [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS] + SystemSignals.faults
  /// The signals for failures that are also reported as errors: writing to a closed pipe, or past
  /// the file size limit.
  private static let needless = [SIGPIPE, SIGXFSZ]

  private static let faultStackSize = 65_536

  /// Readable when signals have arrived.
  let descriptor: Int32
  /// The signals that were ignored when the program started; they stay ignored.
  let ignored: [Int32]
  private let found: [(signal: Int32, action: sigaction)]

  /// Installs the handlers; nil if the system provides no pipe, with the reason in `errno`.
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

  private func listen(to signal: Int32) {
    guard !ignored.contains(signal) else { return }
    let isEnding = Self.endings.contains(signal)
    Self.install(isEnding ? noteEnding : noteSignal, for: signal, flags: 0)
  }

  /// Delivers stop signals as events while the terminal is in our modes, so that it can be given
  /// back first.
  ///
  /// While the program asks for the terminal, they stop it directly.
  func listenToStops(_ isListening: Bool) {
    for signal in Self.stops where !ignored.contains(signal) {
      if isListening { listen(to: signal) } else { Self.letActByDefault(signal) }
    }
  }

  /// The signals that have arrived, in order; empties the pipe.
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

  /// Stops the whole process group as SIGTSTP does by default.
  ///
  /// Returns when it continues, or at once if no shell can continue it.
  func stopProcessGroup() {
    Self.letActByDefault(SIGTSTP)
    kill(0, SIGTSTP)
    listen(to: SIGTSTP)
  }

  /// Restores a signal's default action and unblocks it.
  nonisolated static func letActByDefault(_ signal: Int32) {
    Platform.signal(signal, SIG_DFL)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, signal)
    sigprocmask(SIG_UNBLOCK, &only, nil)
  }

  /// Restores the previous handlers.
  func uninstall() {
    for (signal, action) in found {
      var action = action
      sigaction(signal, &action, nil)
    }
  }

  // Without SA_RESTART, so that a call that waits for the terminal returns when the program is to
  // end.
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
