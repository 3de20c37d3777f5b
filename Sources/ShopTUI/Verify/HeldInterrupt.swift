import Platform

/// An interrupt from the terminal (Ctrl-C) that waits while something is brought to its end.
struct HeldInterrupt {
  private var signals = sigset_t()

  /// Holds interrupts back from now on.
  init() {
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigprocmask(SIG_BLOCK, &signals, nil)
  }

  /// Whether one waits.
  var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGINT) == 1
  }

  /// Lets interrupts through again: one that waits ends the program.
  func letThrough() {
    var signals = signals
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }
}
