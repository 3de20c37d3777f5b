import Foundation

extension Process {
  /// Runs a process that takes all signals, which the threads that run tests do not.
  func runTakingAllSignals() throws {
    var all = sigset_t()
    var blocked = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try run()
  }
}
