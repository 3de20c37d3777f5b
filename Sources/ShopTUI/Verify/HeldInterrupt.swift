import Platform

/// Holds back an interrupt from the terminal (Ctrl-C) until the current work is finished.
struct HeldInterrupt {
  private var signals = sigset_t()

  /// Holds interrupts from now on.
  init() {
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigprocmask(SIG_BLOCK, &signals, nil)
  }

  var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGINT) == 1
  }

  /// Lets interrupts through; a pending one ends the program.
  func letThrough() {
    var signals = signals
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }
}
